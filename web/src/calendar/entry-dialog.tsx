import { useState, type FormEvent } from 'react'
import { fieldErrorsOf, reasonOf } from '../api/problem.ts'
import { Button } from '../components/actions/button.tsx'
import { Dialog } from '../components/overlays/dialog.tsx'
import { alternativesTo, type Alternative } from './alternatives.ts'
import { busyNames, busyWords } from './busy-times.ts'
import { conflictsOf, type Calendar, type CalendarEntry } from './calendar-calls.ts'
import { useCalendarWrites } from './calendar-writes.ts'
import { ConflictPanel } from './conflict-panel.tsx'
import styles from './entry-dialog.module.css'
import { EntryFields } from './entry-fields.tsx'
import type { OpeningHours } from './columns.ts'
import {
  draftOf,
  hoursWarning,
  problemsOf,
  seriesOf,
  valuesOfEntry,
  type EntryValues,
} from './entry-values.ts'
import { atPlace } from './place-clock.ts'

export interface EditedEntry {
  /** As it is stored. Undefined for a new one. */
  entry?: CalendarEntry
  values: EntryValues
  /** Why the first attempt, such as a drag, was refused. */
  refusal?: unknown
}

interface EntryDialogProps {
  ownerId: string
  edited: EditedEntry
  calendar: Calendar
  hours: readonly OpeningHours[]
  timeZone: string
  today: string
  /** Of what is loaded. */
  range: { from: string; to: string }
  canManage: boolean
  onClose: () => void
  onRemove: (entry: CalendarEntry, scope?: { isAllLater: boolean }) => void
}

const doneWords = { Booking: 'Booked', Hold: 'Holding', Blackout: 'Closed for' }

/** Makes or changes a booking, a hold, a blackout, or use that repeats. A refusal names what stands in the way, and ways out. */
export function EntryDialog({
  ownerId,
  edited,
  calendar,
  hours,
  timeZone,
  today,
  range,
  canManage,
  onClose,
  onRemove,
}: EntryDialogProps) {
  const { entry } = edited
  const [values, setValues] = useState(edited.values)
  const [refusal, setRefusal] = useState(edited.refusal)
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map())
  const [isBusy, setIsBusy] = useState(false)
  const writes = useCalendarWrites(ownerId)

  async function save(wanted: EntryValues) {
    const found = problemsOf(wanted)
    setProblems(found)
    if (found.size > 0) return
    setIsBusy(true)
    setRefusal(undefined)
    try {
      await (entry ? change(entry, wanted) : create(wanted))
      onClose()
    } catch (error) {
      setRefusal(error)
      setProblems(fieldErrorsOf(error))
      setIsBusy(false)
    }
  }
  const create = (wanted: EntryValues) =>
    writes.write(
      async ({ entries, series }) =>
        wanted.isRepeated && wanted.kind !== 'Hold'
          ? series.create({ ownerId, data: seriesOf(wanted) })
          : entries.create({ ownerId, data: draftOf(wanted, timeZone) }),
      {
        action: 'created',
        title: wanted.title.trim(),
        done: `${doneWords[wanted.kind]} ${wanted.title.trim()}.`,
      },
    )
  // Compared by what the form shows of both: it has days and minutes, where the stored times may be finer.
  const change = (stored: CalendarEntry, wanted: EntryValues) =>
    writes.change(stored, {
      before: draftOf(valuesOfEntry(stored, timeZone, today), timeZone),
      after: draftOf(wanted, timeZone),
      verb: 'Saved',
    })
  const confirm = async (hold: CalendarEntry) => {
    setIsBusy(true)
    try {
      await writes.confirmHold(hold)
      onClose()
    } catch (error) {
      setRefusal(error)
      setIsBusy(false)
    }
  }
  const use = ({ unitIds, starts, ends }: Alternative) => {
    const [from, to] = [atPlace(starts, timeZone), atPlace(ends, timeZone)]
    const next = {
      ...values,
      unitIds,
      startDay: from.day,
      startTime: from.time,
      endDay: to.day,
      endTime: to.time,
    }
    setValues(next)
    void save(next)
  }

  const conflicts = conflictsOf(refusal)
  const reason = refusal !== undefined && conflicts.length === 0 && problems.size === 0 && reasonOf(refusal)
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
              <Button variant="quiet" icon="trash-2" onClick={() => onRemove(entry)}>
                {entry.kind === 'Hold' ? 'Release' : 'Remove'}
              </Button>
            )}
            {entry && entry.seriesId !== null && (
              <Button variant="quiet" onClick={() => onRemove(entry, { isAllLater: true })}>
                And all later
              </Button>
            )}
            <span className="grow" />
            <Button variant="quiet" onClick={onClose}>
              Cancel
            </Button>
            {entry?.kind === 'Hold' && entry.place === 1 && (
              <Button isBusy={isBusy} onClick={() => void confirm(entry)}>
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
      <form
        id={formId}
        className={styles.form}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          void save(values)
        }}
      >
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
            spaces={calendar.spaces}
            timeZone={timeZone}
            onUse={use}
          />
        )}
        {busy.length > 0 && <output>{busyWords(busy)} You can use the time anyway.</output>}
        {reason !== false && (
          <p role="alert" className={styles.reason}>
            {reason}
          </p>
        )}
        <fieldset disabled={!canManage} className={styles.form}>
          <EntryFields
            {...{ values, problems }}
            warning={hoursWarning(values, hours)}
            spaces={calendar.spaces}
            isNew={entry === undefined}
            onChange={(part) => setValues({ ...values, ...part })}
          />
        </fieldset>
      </form>
    </Dialog>
  )
}
