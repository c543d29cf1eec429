import { countDays, dayOf } from '@app/contract/rules/calendar-date.ts'
import { patchBetween } from '@app/contract/rules/patch-between.ts'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { everyPage } from '../../../api/every-page.ts'
import { partKey } from '../../../api/profile-keys.ts'
import { useApi } from '../../../api/use-api.ts'
import { Button } from '../../../components/actions/button.tsx'
import { formatRange } from '../../../components/fields/calendar-date.ts'
import { Tag } from '../../../components/actions/chip.tsx'
import { Details } from '../../../components/overlays/details.tsx'
import { useToast } from '../../../components/overlays/toaster.tsx'
import { isReleased, releaseWord } from '../../../kind/is-hidden.ts'
import { counted } from '../../../components/format.ts'
import type { EditorProps } from '../../profile-page.ts'
import { buttonOfEntry, EntryList, EntryRow } from '../entry-row.tsx'
import { DoneFrame, type Loss } from '../frame/done-frame.tsx'
import { Loaded } from '../../../page/loaded.tsx'
import { BoostForm, touchedByBoosts } from './boost-form.tsx'
import { FormerResults } from './former-results.tsx'
import { byTime, hasPastDays, type BoostTime, type Span } from './boost-times.ts'
import { useWrite } from '../../../platform/calls/use-write.ts'
import { Stack } from '../../../platform/boxes/stack.tsx'
import styles from '../editing.module.css'

const chosenLoss: Loss = {
  title: 'Close without booking?',
  text: 'The days you chose are not booked yet.',
  confirmText: 'Close',
  cancelText: 'Keep choosing',
}

/** The days on which the profile comes first in searches. */
export function BoostsEditor({ kind, profile, close, focus }: EditorProps) {
  const ownerId = profile.id
  const [today] = useState(() => dayOf(new Date()))
  const toast = useToast()
  const [changed, setChanged] = useState<Span>()
  const [isChosen, setChosen] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  const boosts = useApi(partKey(kind, ownerId, 'boosts'), (api) =>
    everyPage((page) => kind.calls(api).boosts.list({ ownerId, ...page })),
  )

  /** Focuses the changed boost after its form closes. */
  function endChange() {
    flushSync(() => setChanged(undefined))
    if (changed !== undefined) buttonOfEntry(list.current, changed.id)?.focus()
  }

  function saved(message: string) {
    if (changed !== undefined) endChange()
    toast.success(message)
  }

  const { attempt } = useWrite(
    async (api, { id, ...boost }: Span): Promise<unknown> => {
      const calls = kind.calls(api).boosts
      if (!hasPastDays({ id, ...boost }, today)) return calls.remove({ ownerId, id })
      // What it brought so far stays in reports, so its past days stay.
      const { endDate } = boost
      return calls.update({ ownerId, id, patch: patchBetween({ endDate }, { endDate: today }) })
    },
    {
      touches: touchedByBoosts(kind, ownerId),
      confirm: (boost) =>
        hasPastDays(boost, today)
          ? {
              title: `End the promotion of ${daysOf(boost)} today?`,
              text: 'Today stays promoted. The days from tomorrow on are free again.',
              confirmText: 'End today',
              cancelText: 'Keep it',
              isDangerous: true,
            }
          : {
              title: `Cancel the promotion of ${daysOf(boost)}?`,
              text: 'You can book these days again.',
              confirmText: 'Cancel promotion',
              cancelText: 'Keep it',
              isDangerous: true,
            },
      onDone(_reply, { id }) {
        if (changed?.id === id) setChanged(undefined)
      },
      done: (_reply, boost) => (hasPastDays(boost, today) ? 'It ends today.' : 'Canceled.'),
      failed: 'It was not canceled.',
    },
  )
  async function cancel(boost: Span) {
    if (await attempt(boost)) focus()
  }

  return (
    <DoneFrame
      onDone={close}
      loss={isChosen ? chosenLoss : undefined}
      download={{
        things: 'booked days',
        count: boosts.data?.length ?? 0,
        request: (api, format) => kind.calls(api).boosts.export({ ownerId, data: { format } }),
      }}
    >
      <Loaded query={boosts} errorTitle="The promotions didn’t load.">
        {(loaded) => (
          <Stack gap="4">
            <div ref={list}>
              <BoostList
                boosts={loaded}
                today={today}
                onChange={setChanged}
                onCancel={(boost) => void cancel(boost)}
              />
            </div>
            {isReleased(profile) ? (
              <>
                <h3 className={styles.heading}>
                  {changed === undefined
                    ? 'Book days'
                    : `Change ${formatRange({ from: changed.startDate, to: changed.endDate })}`}
                </h3>
                <BoostForm
                  key={changed?.id ?? 'new'}
                  {...{ kind, profile, today, changed }}
                  booked={loaded.filter(({ id }) => id !== changed?.id)}
                  onDirty={setChosen}
                  onSaved={saved}
                  onCancel={changed && endChange}
                />
              </>
            ) : (
              <p className="sm mut">{`You can promote this page once it is ${releaseWord(profile)}.`}</p>
            )}
            <FormerResults {...{ kind, ownerId, today }} boosts={loaded} />
          </Stack>
        )}
      </Loaded>
    </DoneFrame>
  )
}

interface BoostListProps {
  boosts: readonly Span[]
  today: string
  onChange: (boost: Span) => void
  onCancel: (boost: Span) => void
}

const daysOf = ({ startDate, endDate }: Span) => formatRange({ from: startDate, to: endDate }) ?? ''

/** Running and upcoming boosts, with past ones collapsed. */
export function BoostList({ boosts, today, onChange, onCancel }: BoostListProps) {
  const { running, upcoming, past } = byTime(boosts, today)
  const row = (boost: Span, time: BoostTime) => (
    <EntryRow
      key={boost.id}
      id={boost.id}
      title={daysOf(boost)}
      note={counted(countDays(boost.startDate, boost.endDate), 'day')}
      actions={
        time !== 'past' && (
          <>
            <Button variant="quiet" onClick={() => onChange(boost)}>
              Change<span className="sr"> {daysOf(boost)}</span>
            </Button>
            {(boost.endDate > today || !hasPastDays(boost, today)) && (
              <Button variant="quiet" onClick={() => onCancel(boost)}>
                {hasPastDays(boost, today) ? 'End today' : 'Cancel'}
                <span className="sr"> {daysOf(boost)}</span>
              </Button>
            )}
          </>
        )
      }
    >
      {time === 'running' && <Tag tone="good">Running</Tag>}
    </EntryRow>
  )
  return (
    <>
      {running.length + upcoming.length === 0 ? (
        <p className="sm mut">No days booked yet.</p>
      ) : (
        <EntryList label="Running and upcoming">
          {running.map((boost) => row(boost, 'running'))}
          {upcoming.map((boost) => row(boost, 'upcoming'))}
        </EntryList>
      )}
      {past.length > 0 && (
        <Details summary={`Past, ${past.length}`}>
          <EntryList label="Past">{past.map((boost) => row(boost, 'past'))}</EntryList>
        </Details>
      )}
    </>
  )
}
