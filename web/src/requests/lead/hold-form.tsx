import { addDays } from '@app/contract/rules/calendar-date.ts'
import type { Event } from '@app/contract/events/event-schema.ts'
import { spacesWord } from '@app/contract/rules/space-names.ts'
import { useState } from 'react'
import { calendarKey } from '../../api/calendar-key.ts'
import { ownRequestsKey } from '../../api/contact-keys.ts'
import { reasonOf } from '../../api/problem.ts'
import { useApi } from '../../api/use-api.ts'
import { useCalendar, useHours } from '../../calendar/calendar-calls.ts'
import { dayWords, whenWords } from '../../calendar/calendar-words.ts'
import { iso } from '../../calendar/instants.ts'
import { instantOf } from '../../calendar/place-clock.ts'
import { Button } from '../../components/actions/button.tsx'
import { Banner } from '../../components/display/banner.tsx'
import { Checkbox } from '../../components/fields/checkbox.tsx'
import { DateField } from '../../components/fields/date-field.tsx'
import { useToast } from '../../components/overlays/toaster.tsx'
import { kinds } from '../../kinds/registry.ts'
import { counted, date, inSentence } from '../../page/format.ts'
import { useWrite } from '../../page/use-write.ts'
import { holdRows, holdTimes } from './hold-days.ts'
import styles from './hold-section.module.css'

interface HoldFormProps {
  facilityId: string
  leadId: string
  event: Pick<Event, 'name' | 'spaceName' | 'spaceCount' | 'responseDeadline' | 'decisionDate'>
  days: readonly string[]
  /** Holds that the facility gave to the request, and that it keeps. */
  ownHolds: readonly string[]
  /** How many spaces to suggest. */
  needed?: number | undefined
  /** The destination for which the facility holds. */
  destinationName?: string
}

/** Holds spaces of a facility for a request on some days. */
export function HoldForm(props: HoldFormProps) {
  const { facilityId: ownerId, leadId, event, days, ownHolds, needed, destinationName } = props
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const calendar = useCalendar(ownerId, {
    from: `${addDays(first, -1)}T00:00:00.000Z`,
    to: `${addDays(last, 2)}T00:00:00.000Z`,
    withMarks: false,
  })
  const rights = useApi([...calendarKey(ownerId), 'rights'], async (api) =>
    kinds.facility.calls(api).entitlements({ id: ownerId }),
  )
  const hours = useHours(ownerId)
  const toast = useToast()
  const [picked, setPicked] = useState<string[]>()
  const [until, setUntil] = useState(() => {
    const wanted = event.decisionDate ?? event.responseDeadline ?? first
    return wanted < first ? wanted : first
  })
  const hold = useWrite<unknown, { unitIds: string[]; timeZone: string; starts: number; ends: number }>(
    async (api, { unitIds, timeZone, starts, ends }) => {
      const expires = Math.min(instantOf(until, '24:00', timeZone), ends)
      const { data } = await api['facility-mgmt'].facilities.calendar.entries.create({
        ownerId,
        data: {
          kind: 'Hold',
          title: event.name.slice(0, 120),
          unitIds,
          ...instantsOf({ starts, ends }),
          expiresDate: iso(expires),
        },
      })
      await api['event-mgmt'].facilityLeads.holds({
        ownerId,
        data: { leadId, entryIds: [...ownHolds, data.id] },
      })
    },
    {
      onDone: () => toast.success(`Held until the end of ${date(until)}.`),
      onFailed: () => undefined,
      onSettled: async (queries) => {
        setPicked(undefined)
        await queries.invalidateQueries({ queryKey: calendarKey(ownerId) })
        await queries.invalidateQueries({ queryKey: ownRequestsKey })
      },
    },
  )
  const timeZone = calendar.data?.timeZone ?? null
  if (calendar.data === undefined || rights.data === undefined || hours.data === undefined) return null
  if (timeZone === null || calendar.data.spaces.length === 0)
    return <p className="mut">Add your spaces to the calendar to hold them for this request.</p>
  const held = { days, hours: hours.data, timeZone }
  const rows = holdRows(calendar.data, { ...held, spaceName: event.spaceName })
  const times = holdTimes(held)
  const free = rows.filter(
    ({ isAsked, canHold, taken }) => isAsked && canHold && taken.every((use) => use === undefined),
  )
  const canManage = rights.data.data.can['manageCalendar'] === true
  const chosen =
    picked ?? (ownHolds.length > 0 ? [] : free.slice(0, needed ?? event.spaceCount ?? 1).map(({ id }) => id))
  const unitIds = rows.filter(({ id }) => chosen.includes(id)).flatMap((row) => row.unitIds)
  return (
    <>
      {event.spaceName !== null && !rows.some(({ isAsked }) => isAsked) && (
        <p className="mut">
          The request asks for {inSentence(spacesWord(event.spaceName))}, and your calendar has none. Choose
          the spaces to offer instead.
        </p>
      )}
      <div className={styles.scroll}>
        <table className={styles.holds}>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr">Space</span>
              </th>
              {days.map((day) => (
                <th key={day} scope="col">
                  {dayWords(day)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, name, taken, canHold }) => (
              <tr key={id}>
                <th scope="row">
                  <Checkbox
                    label={name}
                    checked={chosen.includes(id)}
                    disabled={!canManage || !canHold}
                    onChange={() =>
                      setPicked(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
                    }
                  />
                </th>
                {taken.map((use, place) => (
                  <td key={days[place]}>
                    <span
                      className={
                        chosen.includes(id) ? styles.hold : use === undefined ? styles.free : styles.taken
                      }
                    >
                      {chosen.includes(id) ? (use === undefined ? 'Hold' : 'Behind') : (use ?? 'Free')}
                    </span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="sm mut">
        {hours.data.length > 0
          ? `Holds ${whenWords(instantsOf(times), timeZone)}, by your opening hours.`
          : 'Holds whole days, because your page has no opening hours.'}{' '}
        {destinationName === undefined
          ? 'The organizer sees it'
          : `${destinationName} and the organizer see it`}
        , and an award books it. Visitors see at most that the time is held.
      </p>
      {canManage ? (
        <div className={styles.holdFoot}>
          <DateField
            label="Hold until"
            hint="Released at midnight if nothing is awarded"
            value={until}
            max={last}
            onChange={({ target }) => setUntil(target.value)}
          />
          <Button
            icon="clock"
            isBusy={hold.isBusy}
            disabled={unitIds.length === 0 || until === ''}
            onClick={() => hold.run({ unitIds, timeZone, ...times })}
          >
            {chosen.length === 0 ? 'Choose spaces' : `Hold ${counted(chosen.length, 'space')}`}
          </Button>
        </div>
      ) : (
        <p className="sm mut">A manager of the page holds the dates.</p>
      )}
      {hold.error !== null && (
        <Banner tone="bad" isLive>
          Nothing is held. {reasonOf(hold.error)}
        </Banner>
      )}
    </>
  )
}

const instantsOf = ({ starts, ends }: ReturnType<typeof holdTimes>) => ({
  starts: iso(starts),
  ends: iso(ends),
})
