import type { Days } from '@app/contract/reports/report-period.ts'
import { sql } from 'kysely'
import type { Call } from '../../platform/http/call.ts'
import { isBlockOf, knowsRates, type StayScope } from './page-blocks.ts'

/** A night of a block as it stands now, of all its room types. Money is in cents, and null for who doesn't know the rates of the block. */
export interface BlockNight {
  blockId: string
  hotelId: string | null
  hotelName: string
  eventId: string | null
  eventName: string
  currency: string
  cutOff: string | null
  source: 'Here' | 'NotAsked' | 'Reported' | 'Missing'
  /** The day at the hotel of its last report. */
  reportedDay: string | null
  night: string
  size: number
  pickedUp: number
  revenue: number | null
  rebate: number | null
}

/** How many room nights came or went on a day, of the blocks of now, or of the editions before on a day that is as long before the event. */
export interface PickUpStep {
  isBefore: boolean
  hotelId: string | null
  hotelName: string
  /** Of an edition before, the event that it is compared with. */
  eventId: string | null
  /** Of an edition before, the night that is as far from the event. */
  night: string
  day: string
  change: number
}

/** The events of which an edition before can be compared with. */
export type EditionEvents = ReadonlySet<string | null>

/** What is of these events. */
export const comparable = <T extends Pick<BlockNight, 'eventId'>>(
  rows: readonly T[],
  editions: EditionEvents,
) => rows.filter(({ eventId }) => editions.has(eventId))

const ofNights = ({ startDate, endDate }: Days, night: string) =>
  sql`${sql.raw(night)} between ${startDate}::date and ${endDate}::date`

export async function readNights(
  call: Call,
  id: string,
  scope: StayScope,
  days: Days,
): Promise<BlockNight[]> {
  const { rows } = await sql<BlockNight>`
    select b.id as "blockId", b.hotel_id as "hotelId", b.hotel_name as "hotelName", b.event_id as "eventId", b.event_name as "eventName",
      b.currency, b.cut_off::text as "cutOff", derived.pick_up_source(b, o.created_date) as source,
      (o.created_date at time zone b.time_zone)::date::text as "reportedDay", u.night::text, u.size,
      u.here + coalesce(u.reported, 0) as "pickedUp", case when k.knows then u.revenue::int8::float8 end as revenue,
      case when k.knows then (u.here + coalesce(u.reported, 0)) * coalesce(b.rebate, 0) end as rebate
    from room_block b cross join lateral derived.pick_up(b.id) u left join lateral derived.last_report(b.id) o on true
      cross join lateral (select ${knowsRates(call, id)} as knows) k
    where ${isBlockOf(call, id, scope)} and ${ofNights(days, 'u.night')}
    order by u.night, b.hotel_name, b.id`.execute(call.db)
  return rows
}

/**
 * What changed in the kept books, of the blocks of the report, and of those of the editions before, moved by as many days as the editions are apart. A
 * night whose book is missing on a day keeps what the day before had.
 */
export async function readSteps(call: Call, id: string, scope: StayScope, days: Days): Promise<PickUpStep[]> {
  const { rows } = await sql<PickUpStep>`
    with told as (select b.id, b.event_id, b.hotel_id, b.hotel_name from room_block b where ${isBlockOf(call, id, scope)}),
    edition as (
      select e.event_id, o.id, o.days from (select distinct event_id from told where event_id is not null) e, derived.last_edition(e.event_id) o),
    counted as (
      select id, hotel_id, hotel_name, event_id, false as is_before, 0 as days from told
      union all
      select b.id, b.hotel_id, b.hotel_name, e.event_id, true, e.days from edition e join room_block b on b.event_id = e.id
      where b.status in ('Agreed', 'Released') and (${scope !== 'hotel'} or b.hotel_id = ${id})),
    step as (
      select c.is_before, c.hotel_id, c.hotel_name, c.event_id, s.night + c.days as night, s.as_of + c.days as day,
        s.picked_up - lag(s.picked_up, 1, 0) over (partition by s.block_id, s.night order by s.as_of) as change
      from counted c join block_day_snapshot s on s.block_id = c.id
      where ${ofNights(days, 's.night + c.days')})
    select is_before as "isBefore", hotel_id as "hotelId", hotel_name as "hotelName", event_id as "eventId", night::text, day::text, sum(change)::int as change
    from step where change <> 0 group by is_before, hotel_id, hotel_name, event_id, night, day order by day`.execute(
    call.db,
  )
  return rows
}

/** The events of the report whose edition before has kept books of rooms, at the same hotel in the report of one: of others nothing is known to compare with. */
export async function readEditionEvents(call: Call, id: string, scope: StayScope): Promise<EditionEvents> {
  const { rows } = await sql<{ id: string }>`
    select t.event_id as id
    from (select distinct b.event_id from room_block b where ${isBlockOf(call, id, scope)} and b.event_id is not null) t
    where exists (
      select from derived.last_edition(t.event_id) o join room_block b on b.event_id = o.id
      where b.status in ('Agreed', 'Released') and (${scope !== 'hotel'} or b.hotel_id = ${id})
        and exists (select from block_day_snapshot s where s.block_id = b.id))`.execute(call.db)
  return new Set(rows.map((row) => row.id))
}

/** The first and the last night of the blocks of an event. Undefined without any. */
export async function nightsOfEvent(call: Call, id: string): Promise<Days | undefined> {
  const { rows } = await sql<{ startDate: string | null; endDate: string | null }>`
    select min(n.night)::text as "startDate", max(n.night)::text as "endDate"
    from room_block b join block_night n on n.block_id = b.id where ${isBlockOf(call, id, 'event')}`.execute(
    call.db,
  )
  const [{ startDate, endDate } = { startDate: null, endDate: null }] = rows
  return startDate === null || endDate === null ? undefined : { startDate, endDate }
}
