import { useState, type FormEvent } from 'react'
import { reasonOf } from '../api/problem.ts'
import { Button } from '../components/actions/button.tsx'
import { counted } from '../components/format.ts'
import { Dialog } from '../components/overlays/dialog.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import { alternativesTo, usualBuffer, type Alternative } from './alternatives.ts'
import { busyNames, busyWords } from './busy-times.ts'
import styles from './calendar.module.css'
import { conflictsOf, type CalendarEntry } from './calendar-calls.ts'
import { removalVerb, shortName } from './calendar-words.ts'
import { releaseReason } from './release-reason.ts'
import { entryWrites, isStale, useEntryWrite, type EntryWrite } from './calendar-writes.ts'
import { ConflictPanel } from './conflict-panel.tsx'
import { EntryFields } from './entry-fields.tsx'
import { fieldSentences } from './field-sentences.ts'
import type { OpeningHours } from '@app/contract/rules/opening-hours.ts'
import {
  draftOf,
  hoursWarning,
  validationErrors,
  seriesOf,
  timesAtPlace,
  valuesOfEntry,
  type EntryValues,
} from './entry-values.ts'
import { useNewest } from './newer-version.ts'
import { usePage } from './page-parts.ts'
import { seriesDays, takenDays } from './series-dates.ts'

export interface EditedEntry {
  /** As it is stored. Undefined for a new one. */
  entry?: CalendarEntry
  values: EntryValues
  /** Why the first attempt, such as a drag, was refused. */
  refusal?: unknown
}

interface EntryDialogProps {
  edited: EditedEntry
  hours: readonly OpeningHours[]
  /** Of what is loaded. */
  range: { from: string; to: string }
  onClose: () => void
}

const skippedWords = ({ skippedDays }: EntryValues) =>
  skippedDays.length > 0 ? `, without ${counted(skippedDays.length, 'date')}` : ''

const doneWords = { Booking: 'Booked', Hold: 'Holding', Blackout: 'Closed for' }

/** Creates or changes a booking, a hold, a blackout, or a series. A refusal is shown with its conflicts and suggestions. */
export function EntryDialog({ edited, hours, range, onClose }: EntryDialogProps) {
  const { ownerId, calendar, timeZone, today, canManage, remove } = usePage()
  const [missing, setMissing] = useState<ReadonlyMap<string, string>>(new Map())
  const { attempt, isBusy, error } = useEntryWrite(ownerId)
  const { entry, values, setValues, news, isGone } = useNewest(edited, isBusy)
  const answer = error ?? edited.refusal ?? null
  const isSettled = isBusy || (news !== undefined && isStale(answer))
  const refusal = isSettled ? null : answer
  const problems = missing.size > 0 ? missing : fieldSentences(refusal)

  /** Closes after a success. The dialog shows refusals itself. */
  async function write(entryWrite: EntryWrite) {
    if (await attempt({ ...entryWrite, onRefused: () => undefined })) onClose()
  }
  const leaveAndRemove = (removed: CalendarEntry, isAllLater = false) => {
    onClose()
    remove(removed, isAllLater)
  }
  function save(wanted: EntryValues) {
    const found = validationErrors(wanted, timeZone)
    setMissing(found)
    if (found.size > 0) return
    const draft = draftOf(wanted, timeZone)
    void write(
      entry
        ? // By what the form shows of both: of a hold's end, only the day.
          entryWrites(ownerId, entry).change(
            draftOf(valuesOfEntry(entry, timeZone, today), timeZone),
            draft,
            'Saved',
          )
        : {
            call: ({ entries, series }) =>
              wanted.isRepeated && wanted.kind !== 'Hold'
                ? series.create({ ownerId, data: seriesOf(wanted) })
                : entries.create({ ownerId, data: draft }),
            done: `${doneWords[wanted.kind]} ${shortName(draft.title)}${skippedWords(wanted)}.`,
          },
    )
  }
  const use = ({ unitIds, ...times }: Alternative) => {
    const next = { ...values, unitIds, ...timesAtPlace(times, timeZone) }
    setValues(next)
    save(next)
  }

  const conflicts = conflictsOf(refusal)
  const taken =
    values.isRepeated && conflicts.length > 0
      ? takenDays(values, conflicts, {
          timeZone,
          bufferMinutes: usualBuffer(values.unitIds, calendar.spaces),
        })
      : []
  const skip = () => {
    const next = { ...values, skippedDays: [...values.skippedDays, ...taken] }
    setValues(next)
    save(next)
  }
  const reason = refusal !== null && conflicts.length === 0 && problems.size === 0 && reasonOf(refusal)
  const isTimed = values.startDay && values.startTime && values.endDay && values.endTime
  const busy = isTimed ? busyNames(calendar.busy, calendar.spaces, draftOf(values, timeZone)) : []
  const formId = `entry-${entry?.id ?? 'new'}`
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={entry ? entry.title : 'Book'}
      size="l"
      footer={
        canManage && (
          <>
            {entry && (
              <Button variant="quiet" icon="trash-2" onClick={() => leaveAndRemove(entry)}>
                {removalVerb(entry)}
              </Button>
            )}
            {entry && entry.seriesId !== null && (
              <Button variant="quiet" onClick={() => leaveAndRemove(entry, true)}>
                And all later
              </Button>
            )}
            <span className="grow" />
            <Button variant="quiet" onClick={onClose}>
              Cancel
            </Button>
            {entry && entry.release !== null && (
              <Button isBusy={isBusy} onClick={() => void write(entryWrites(ownerId, entry).keep())}>
                Keep
              </Button>
            )}
            {entry?.kind === 'Hold' && entry.place === 1 && (
              <Button isBusy={isBusy} onClick={() => void write(entryWrites(ownerId, entry).confirm())}>
                Book
              </Button>
            )}
            <Button type="submit" form={formId} variant="primary" isBusy={isBusy}>
              {entry ? 'Save' : { Booking: 'Book', Hold: 'Hold', Blackout: 'Close' }[values.kind]}
            </Button>
          </>
        )
      }
    >
      {/* Plain form: its values follow what others change, and a refusal has conflicts with suggestions. */}
      <form
        id={formId}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          save(values)
        }}
      >
        <Stack gap="5">
          {conflicts.length > 0 && (
            <ConflictPanel
              key={conflicts.map(({ id }) => id).join()}
              conflicts={conflicts}
              alternatives={
                values.isRepeated
                  ? []
                  : alternativesTo({ ...draftOf(values, timeZone), id: entry?.id }, calendar, {
                      timeZone,
                      range,
                    })
              }
              onUse={use}
              skipped={
                taken.length > 0 && taken.length < seriesDays(values).length
                  ? { days: taken, onSkip: skip }
                  : undefined
              }
            />
          )}
          {entry && entry.release !== null && <output>{releaseReason(entry)}</output>}
          {busy.length > 0 && <output>{busyWords(busy)} You can use the time anyway.</output>}
          {news !== undefined && (
            <p role="alert" className={`xs warn ${styles.warning}`}>
              {news}
              {canManage && ' What you changed is kept. Save it again if it still fits.'}
            </p>
          )}
          {isGone && (
            <p role="alert" className={styles.bad}>
              Someone else removed this, or moved it out of the shown days. Changes, below the calendar, lists
              who.
            </p>
          )}
          {reason !== false && !isGone && (
            <p role="alert" className={styles.bad}>
              {reason}
            </p>
          )}
          <fieldset disabled={!canManage}>
            <Stack gap="5">
              <EntryFields
                {...{ values, problems }}
                warning={hoursWarning(values, hours, timeZone)}
                isNew={entry === undefined}
                onChange={(part) => setValues({ ...values, ...part, skippedDays: [] })}
              />
            </Stack>
          </fieldset>
        </Stack>
      </form>
    </Dialog>
  )
}
