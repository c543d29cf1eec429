import { sql } from 'kysely'
import { daysOf, liveHolds, unheldDays } from '@app/contract/rules/unheld-days.ts'
import { dateText, knownDates } from '@app/contract/rules/event-text.ts'
import { invalidField } from '../../../platform/errors.ts'
import type { Call } from '../../../platform/http/call.ts'
import { readHolds } from './read-bids.ts'

interface Dates {
  startDate: string
  endDate: string
}

/**
 * Throws a 400 for an offer of dates that what is held for the lead contradicts: nothing is held on any of them, or on one of them nothing is
 * held and nothing is free either. A host that holds nothing may offer any dates.
 */
export async function requireHeldDates(call: Call, leadId: string, { startDate, endDate }: Dates) {
  const holds = liveHolds(await readHolds(call, leadId))
  const [first] = holds.map(({ firstDay }) => firstDay).toSorted()
  if (first === undefined) return
  const unheld = unheldDays({ from: startDate, to: endDate }, holds)
  if (unheld.length === daysOf(startDate, endDate).length)
    throw invalidField(
      'data/startDate',
      // A link reads no calendar.
      call.link
        ? 'must be among the days that are held for this request'
        : `must be among the days that are held for this request: ${heldText(holds)}`,
    )
  const taken = await firstTaken(call, leadId, unheld)
  if (taken !== undefined)
    throw invalidField(
      taken < first ? 'data/startDate' : 'data/endDate',
      `must leave out ${dateText(taken)}, on which nothing is held for this request, and nothing is free`,
    )
}

const heldText = (holds: readonly { firstDay: string; lastDay: string }[]) =>
  [
    ...new Set(
      holds.map(({ firstDay, lastDay }) => knownDates({ startDate: firstDay, endDate: lastDay, months: [] })),
    ),
  ].join('; ')

/**
 * The first of these days on which the facilities that hold for a lead are open, and none of their spaces of the type asked for is free as the
 * search counts it: for three hours.
 */
async function firstTaken({ db }: Call, leadId: string, days: readonly string[]) {
  const [from, to] = [days[0], days.at(-1)]
  if (from === undefined || to === undefined) return undefined
  const { rows } = await sql<{ day: string }>`
    with place as (
      select distinct c.owner_id, coalesce(f.time_zone, 'UTC') as zone
      from bid_hold h join calendar_entry c on c.id = h.entry_id and c.expires_date > now()
        left join facility f on f.profile_id = c.owner_id
      where h.lead_id = ${leadId})
    select f.day::text as day
    from place p cross join lateral derived.free_hours_of(p.owner_id, p.zone, ${from}::date, ${to}::date, array[${leadId}]::uuid[]) f
      join calendar_space s on s.id = f.space_id
      join lead l on l.id = ${leadId} join event e on e.profile_id = l.request_id
    where f.day = any(${days}::date[]) and (s.space_type is null or e.space_name is null or s.space_type = e.space_name)
    group by f.day
    having not bool_or(isempty(f.open) or exists (
      select from unnest(f.free) t where upper(t) - lower(t) >= interval '3 hours'))
    order by f.day limit 1`.execute(db)
  return rows[0]?.day
}
