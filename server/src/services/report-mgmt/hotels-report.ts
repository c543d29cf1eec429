import type { Report, ReportTable } from '@app/contract/reports/report-schema.ts'
import type { Days } from '@app/contract/reports/report-period.ts'
import { sql } from 'kysely'
import type { Call } from '../../platform/http/call.ts'
import { scopeEvents } from './page-blocks.ts'
import { column, figure, headOf, ifKnown, series } from './report-parts.ts'
import type { ReportRange } from './report-range.ts'
import { readLinks, type LinkOf } from './row-links.ts'

/** What was booked here for an event with a hotel on a day of the report's place, and what of it was canceled since. */
interface Booked {
  hotelId: string | null
  hotelName: string
  eventId: string
  eventName: string
  day: string
  rooms: number
  nights: number
  canceled: number
}

/** The rooms that guests booked for the events of a page. Only numbers: who they are is between them and the hotel. */
export async function hotelsReport(
  call: Call,
  id: string,
  scope: 'event' | 'events',
  range: ReportRange,
): Promise<Report> {
  const [now, earlier, since] = await Promise.all([
    readBooked(call, id, scope, range.timeZone, range.past),
    readBooked(call, id, scope, range.timeZone, range.compared, range.cut?.before),
    firstBooking(call, id, scope, range.timeZone),
  ])
  const before = ifKnown(earlier, since, range)
  const linkOf = await readLinks(
    call,
    [...now, ...(before ?? [])].flatMap(({ hotelId, eventId }) => [hotelId, eventId]),
  )
  const pair = (of: Amount) => [sumOf(now, of), before ? sumOf(before, of) : null] as const
  return {
    ...headOf(range),
    since,
    figures: [
      figure('rooms', 'Rooms booked', pair('rooms')),
      figure('nights', 'Room nights booked', pair('nights')),
      figure('canceled', 'Rooms canceled since', pair('canceled'), { better: 'lower' }),
    ],
    series: [
      series(
        'nights',
        'Room nights booked',
        range,
        (days) => sumOf(within(now, days), 'nights'),
        before && ((days) => sumOf(within(before, days), 'nights')),
      ),
    ],
    tables: [
      tableOf('hotels', 'By hotel', 'Hotel', now, before, linkOf, (row) => [
        row.hotelId ?? row.hotelName,
        row.hotelName,
        row.hotelId,
      ]),
      ...(scope === 'event'
        ? []
        : [
            tableOf('events', 'By event', 'Event', now, before, linkOf, (row) => [
              row.eventId,
              row.eventName,
              row.eventId,
            ]),
          ]),
    ],
    notes: [
      'Rooms that were booked here in the period, whenever the stay is, and whether or not they were canceled since. What hotels book themselves is in the pick-up.',
    ],
  }
}

type Amount = 'rooms' | 'nights' | 'canceled'
const sumOf = (rows: readonly Booked[], of: Amount) => rows.reduce((sum, row) => sum + row[of], 0)
const within = (rows: readonly Booked[], { startDate, endDate }: Days) =>
  rows.filter(({ day }) => day >= startDate && day <= endDate)

const bookedDay = (timeZone: string) => sql`(v.booked_date at time zone ${timeZone})::date`

async function readBooked(
  call: Call,
  id: string,
  scope: 'event' | 'events',
  timeZone: string,
  days: Days | undefined,
  cut?: Date,
): Promise<Booked[]> {
  if (days === undefined) return []
  const { rows } = await sql<Booked>`
    select v.hotel_id as "hotelId", v.hotel_name as "hotelName", v.event_id as "eventId", e.name as "eventName",
      ${bookedDay(timeZone)}::text as day, count(*)::int as rooms, sum(v.check_out - v.check_in)::int as nights,
      count(*) filter (where v.status = 'Canceled')::int as canceled
    from reservation v join profile e on e.id = v.event_id
    where v.event_id in (${scopeEvents(call, id, scope)}) and v.booked_date is not null and v.status in ('Confirmed', 'Canceled')
      and ${bookedDay(timeZone)} between ${days.startDate}::date and ${days.endDate}::date
      and ${cut === undefined ? sql`true` : sql`v.booked_date < ${cut}`}
    group by v.hotel_id, v.hotel_name, v.event_id, e.name, day`.execute(call.db)
  return rows
}

/** The first day on which a room was booked for one of the events. */
async function firstBooking(call: Call, id: string, scope: 'event' | 'events', timeZone: string) {
  const { rows } = await sql<{ day: string | null }>`
    select min(${bookedDay(timeZone)})::text as day from reservation v
    where v.event_id in (${scopeEvents(call, id, scope)}) and v.booked_date is not null`.execute(call.db)
  return rows[0]?.day ?? null
}

function tableOf(
  name: string,
  label: string,
  of: string,
  now: readonly Booked[],
  before: readonly Booked[] | undefined,
  linkOf: LinkOf,
  rowOf: (row: Booked) => [key: string, label: string, profileId: string | null],
): ReportTable {
  const keyOf = (row: Booked) => rowOf(row)[0]
  const [current, earlier] = [Map.groupBy(now, keyOf), before && Map.groupBy(before, keyOf)]
  const cells = (own: readonly Booked[], then: readonly Booked[] | undefined) => [
    sumOf(own, 'nights'),
    then === undefined ? null : sumOf(then, 'nights'),
    sumOf(own, 'rooms'),
    sumOf(own, 'canceled'),
  ]
  return {
    name,
    label,
    of,
    columns: [column('Room nights'), column('Before'), column('Rooms'), column('Canceled')],
    rows: [...Map.groupBy([...now, ...(before ?? [])], keyOf)]
      .map(([key, all]) => {
        const [, rowLabel, profileId] = rowOf(all[0]!)
        return {
          label: rowLabel,
          note: null,
          link: linkOf(profileId),
          cells: cells(current.get(key) ?? [], earlier && (earlier.get(key) ?? [])),
        }
      })
      .toSorted((a, b) => (b.cells[0] ?? 0) - (a.cells[0] ?? 0) || a.label.localeCompare(b.label)),
    totals: cells(now, before),
  }
}
