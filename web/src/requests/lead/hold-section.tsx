import { addDays } from '@app/contract/rules/calendar-date.ts'
import type { Event } from '@app/contract/events/event-schema.ts'
import type { LeadFit } from '@app/contract/events/lead-fit.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { calendarKey } from '../../api/calendar-key.ts'
import { ownRequestsKey } from '../../api/contact-keys.ts'
import { reasonOf } from '../../api/problem.ts'
import { useApi } from '../../api/use-api.ts'
import { useCalendar } from '../../calendar/calendar-calls.ts'
import { calendarPath } from '../../calendar/calendar-path.ts'
import { dayWords } from '../../calendar/calendar-words.ts'
import { instantOf } from '../../calendar/place-clock.ts'
import { Button } from '../../components/actions/button.tsx'
import { Banner } from '../../components/display/banner.tsx'
import { Checkbox } from '../../components/fields/checkbox.tsx'
import { DateField } from '../../components/fields/date-field.tsx'
import { useToast } from '../../components/overlays/toaster.tsx'
import { kinds } from '../../kinds/registry.ts'
import { counted, date } from '../../page/format.ts'
import { useWrite } from '../../page/use-write.ts'
import type { Lead } from '../request-words.ts'
import { daysToHold, holdRows } from './hold-days.ts'
import { HoldList } from './hold-list.tsx'
import type { BidHold } from './lead-calls.ts'
import styles from './hold-section.module.css'
import page from './lead.module.css'

interface HoldSectionProps {
  lead: Lead
  event: Event
  fit: LeadFit | null
  holds: readonly BidHold[]
  isClosed: boolean
}

/** The holds that the offer stands on, and for managers of a facility the days to hold. */
export function HoldSection(props: HoldSectionProps) {
  const { lead, event, fit, holds, isClosed } = props
  const isFacility = lead.host.kind === 'facility'
  const days = daysToHold(event, fit)
  return (
    <section className={page.block} aria-labelledby="hold">
      <div className={page.blockHead}>
        <h2 id="hold">Hold the dates</h2>
        {isFacility && (
          <Link
            className="link sm"
            to={`${calendarPath(lead.host.id)}${days[0] === undefined ? '' : `?day=${days[0]}`}`}
          >
            Open the calendar
          </Link>
        )}
      </div>
      <HoldList holds={holds} />
      {!isFacility && holds.length === 0 && (
        <p className="mut">
          No facility holds the dates for this request yet. Ask one of yours: what it holds and gives to the
          request shows up here, and your offer stands on it.
        </p>
      )}
      {isFacility && !isClosed && days.length === 0 && (
        <p className="mut">The request is open about its dates. Agree on them first, then hold them here.</p>
      )}
      {isFacility && !isClosed && days.length > 0 && <HoldForm {...props} days={days} />}
    </section>
  )
}

function HoldForm({ lead, event, fit, holds, days }: HoldSectionProps & { days: string[] }) {
  const { id: ownerId } = lead.host
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const calendar = useCalendar(ownerId, {
    from: `${addDays(first, -1)}T00:00:00.000Z`,
    to: `${addDays(last, 2)}T00:00:00.000Z`,
    withMarks: false,
  })
  const rights = useApi([...calendarKey(ownerId), 'rights'], async (api) =>
    kinds.facility.calls(api).entitlements({ id: ownerId }),
  )
  const toast = useToast()
  const [picked, setPicked] = useState<string[]>()
  const [until, setUntil] = useState(() => {
    const wanted = event.decisionDate ?? event.responseDeadline ?? first
    return wanted < first ? wanted : first
  })
  const hold = useWrite<unknown, { unitIds: string[]; timeZone: string }>(
    async (api, { unitIds, timeZone }) => {
      const at = (day: string, time: string) => new Date(instantOf(day, time, timeZone)).toISOString()
      const { data } = await api['facility-mgmt'].facilities.calendar.entries.create({
        ownerId,
        data: {
          kind: 'Hold',
          title: event.name.slice(0, 120),
          unitIds,
          starts: at(first, '00:00'),
          ends: at(last, '24:00'),
          expiresDate: at(until, '24:00'),
        },
      })
      const own = holds.filter(({ facilityId, state }) => facilityId === ownerId && state !== 'Booked')
      await api['event-mgmt'].facilityLeads.holds({
        ownerId,
        data: { leadId: lead.id, entryIds: [...own.map(({ entryId }) => entryId), data.id] },
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
  if (calendar.data === undefined || rights.data === undefined) return null
  if (timeZone === null || calendar.data.spaces.length === 0)
    return <p className="mut">Add your spaces to the calendar to hold them for this request.</p>
  const rows = holdRows(calendar.data, { days, spaceName: event.spaceName, timeZone })
  const free = rows.filter(({ canHold, taken }) => canHold && taken.every((use) => use === undefined))
  const canManage = rights.data.data.can['manageCalendar'] === true
  const chosen =
    picked ??
    (holds.length > 0
      ? []
      : free.slice(0, fit?.match.facts.needed ?? event.spaceCount ?? 1).map(({ id }) => id))
  const unitIds = rows.filter(({ id }) => chosen.includes(id)).flatMap((row) => row.unitIds)
  return (
    <>
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
            onClick={() => hold.run({ unitIds, timeZone })}
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
