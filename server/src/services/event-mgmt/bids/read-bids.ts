import { sql, type RawBuilder } from 'kysely'
import { BidDraft, type Bid } from '@app/contract/events/bids.ts'
import { bidTotal, type Wanted } from '@app/contract/rules/bid-total.ts'
import type { Call } from '../../../platform/http/call.ts'
import { fields } from '../../../patterns/columns.ts'
import type { AnyDatabase } from '../../../tables/tables.ts'
import { leadsOf } from '../leads/event-leads.ts'
import { costsOfEvent } from './event-costs.ts'

type StoredBid = Omit<Bid, 'missing' | 'total' | 'totalWithoutRebate' | 'rebateTotal'> & Wanted

/** Of a bid `b`: its terms, the times and units that are held for it, and how many units those are. */
const version = sql`concat_ws('.', md5(b::text), (
  select concat_ws('.', md5(string_agg(concat(c.id, c.starts, c.ends, o.units), ',' order by c.id)), coalesce(sum(o.held), 0))
  from bid_hold h join calendar_entry c on c.id = h.entry_id cross join lateral (
    select string_agg(o.unit_id::text, ',' order by o.unit_id) as units, count(*) as held
    from calendar_occupancy o where o.entry_id = c.id) o
  where h.lead_id = b.lead_id))`

const termColumns = sql.raw(
  fields(BidDraft.shape, 'b', {
    startDate: 'b.start_date::text',
    endDate: 'b.end_date::text',
    confirmedTotal: 'b.confirmed_total::float',
  }),
)

/** What the host did to a bid between two versions of it. */
export function changeBetween(seen: string | null, now: string | null): string {
  if (seen === null) return 'made an offer'
  if (now === null) return 'withdrew its offer'
  const [seenTerms, seenHeld] = partsOf(seen)
  const [terms, held] = partsOf(now)
  if (seenTerms !== terms) return 'changed its offer'
  return held < seenHeld ? 'released a hold' : 'changed what it holds'
}

const partsOf = (text: string): [terms: string, held: number] => {
  const parts = text.split('.')
  return [parts[0] ?? '', Number(parts.at(-1))]
}

/** The bids of leads that meet a condition on `t` and that the caller reads, the lowest total first. A link reads no calendar. */
export async function readBids(call: Call, condition: RawBuilder<unknown>): Promise<Bid[]> {
  const { rows } = await sql<StoredBid>`
    select b.lead_id as "leadId", t.profile_id as "profileId", t.profile_name as "profileName", t.status, ${termColumns},
      derived.instant(b.submitted_date) as "submittedDate", ${version} as version,
      round(t.hours_to_answer, 1)::float as "hoursToAnswer", e.room_nights as "roomNights", ${call.link ? sql`'[]'::json` : holdsOf} as holds,
      ${costsOfEvent(sql`t.owner_id`)} as costs
    from derived.lead_item t join bid b on b.lead_id = t.id join event e on e.profile_id = t.owner_id
    where ${condition} and ${leadsOf.visible?.(call) ?? sql`true`}`.execute(call.db)
  return rows.map(withTotal).toSorted((a, b) => a.total - b.total)
}

/** The day that an exclusive end is the end of, by the clock of the facility. */
const lastDayBefore = (end: string) =>
  sql.raw(`((${end} - interval '1 second') at time zone coalesce(place.time_zone, 'UTC'))::date`)

const zone = sql.raw(`coalesce(place.time_zone, 'UTC')`)
/** The day on which an entry `c` begins, by the clock of the facility. */
const firstDay = sql`(c.starts at time zone ${zone})::date`

/** The time of day of one end of an entry, if the facility is open on that day beyond it. */
const timeWithin = (end: string, day: RawBuilder<unknown>, beyond: RawBuilder<unknown>) =>
  sql`case when not isempty(derived.open_times(c.owner_id, ${zone}, ${day}, ${day}) * tstzmultirange(${beyond}))
    then to_char(${sql.raw(end)} at time zone ${zone}, 'HH24:MI') end`

/** The names of the spaces that an entry takes and that meet a condition. */
const spacesWhere = (condition: RawBuilder<unknown>) => sql`(
  select coalesce(json_agg(distinct s.name), '[]') from calendar_occupancy o join calendar_unit u on u.id = o.unit_id
    join calendar_space s on s.id = u.space_id where o.entry_id = c.id and (${condition}))`

const holdsOf = sql`(
  select coalesce(json_agg(json_build_object('entryId', c.id, 'facilityId', f.id, 'facilityName', f.name,
      'spaces', ${spacesWhere(sql`true`)},
      'spacesAsked', ${spacesWhere(sql`s.space_type is null or wanted.space_name is null or s.space_type = wanted.space_name`)},
      'starts', derived.instant(c.starts), 'ends', derived.instant(c.ends),
      'firstDay', ${firstDay}, 'lastDay', ${lastDayBefore('c.ends')},
      'fromTime', ${timeWithin('c.starts', firstDay, sql`tstzrange(null, c.starts)`)},
      'toTime', ${timeWithin('c.ends', lastDayBefore('c.ends'), sql`tstzrange(c.ends, null)`)},
      'state', case when c.kind = 'Booking' then 'Booked' when c.expires_date > now() then 'Held' else 'RanOut' end,
      'place', derived.place_of_hold(c), 'expiresDate', derived.instant(c.expires_date),
      'heldThrough', ${lastDayBefore('c.expires_date')}, 'takenDate', case when c.kind = 'Hold' then (
        select derived.instant(min(b.changed_date)) from calendar_occupancy mine
          join calendar_occupancy o on o.unit_id = mine.unit_id and o.during && mine.during and not o.is_hold
          join calendar_entry b on b.id = o.entry_id where mine.entry_id = c.id) end) order by c.starts, c.id), '[]')
  from bid_hold h join calendar_entry c on c.id = h.entry_id join profile f on f.id = c.owner_id
  join lead own on own.id = h.lead_id left join event wanted on wanted.profile_id = own.request_id
  left join facility place on place.profile_id = f.id where h.lead_id = t.id)`

/** The holds that facilities gave to a lead. */
export async function readHolds({ db }: { db: AnyDatabase }, leadId: string): Promise<Bid['holds']> {
  const { rows } = await sql<Pick<Bid, 'holds'>>`
    select ${holdsOf} as holds from lead t where t.id = ${leadId}`.execute(db)
  return rows[0]?.holds ?? []
}

const withTotal = ({ costs, roomNights, ...bid }: StoredBid): Bid => ({
  ...bid,
  ...bidTotal(bid, { costs, roomNights }),
})
