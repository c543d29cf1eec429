import { sql, type RawBuilder } from 'kysely'
import type * as z from 'zod'
import { AvailableSpace } from '@app/contract/calendar/availability-schema.ts'
import {
  publishableWeekends,
  shortestFreeHours,
  shownMonths,
  type Gaps,
  type PublishedGap,
  type Weekends,
} from '@app/contract/calendar/weekend-schema.ts'
import { shownWeekends } from '@app/contract/rules/limits.ts'
import type { facilities } from '@app/contract/facilities/facility-routes.ts'
import type { Handlers } from '../../../platform/http/call.ts'
import type { AnyDatabase } from '../../../tables/tables.ts'
import { readSharing, spacesOf } from './sharing-reads.ts'

export type FreeTime = z.output<typeof Gaps>['weekends'][number]['times'][number]

export interface Weekend {
  saturday: string
  freeCount: number
  times: FreeTime[]
}

/** The Saturday of the weekend that a day leads to: of a Sunday, the day before. */
const saturdayOf = (day: RawBuilder<unknown>) => sql`(${day} + 6 - extract(isodow from ${day})::int)`
const todayAt = (now: Date, timeZone: string) => sql`(${now}::timestamptz at time zone ${timeZone})::date`

/** The Saturdays of the first and last weekend that visitors see, and of the first that they are shown from a day on. */
async function readBounds(db: AnyDatabase, options: { timeZone: string; from: string | null; now?: Date }) {
  const { timeZone, from, now = new Date() } = options
  const today = todayAt(now, timeZone)
  const { rows } = await sql<{ first: string; last: string; shown: string }>`
    select first::text, last::text, greatest(first, least(${saturdayOf(sql`coalesce(${from}::date, first)`)}, last - ${shownWeekends * 7 - 7}::int))::text as shown
    from (select ${saturdayOf(today)} as first, ${saturdayOf(sql`(${today} + make_interval(months => ${shownMonths}::int))::date`)} as last) bounds`.execute(
    db,
  )
  return rows[0]!
}

/**
 * The coming weekends of a page by its clock, the present one included until Sunday ends. Free times are those of single days, and begin
 * at the next full hour or later. Holds aren't free. `from` is the Saturday of another first weekend.
 */
export async function readWeekends(
  db: AnyDatabase,
  options: { ownerId: string; timeZone: string; count: number; from?: string; now?: Date },
): Promise<Weekend[]> {
  const { ownerId, timeZone, count, from, now = new Date() } = options
  const first = from === undefined ? saturdayOf(todayAt(now, timeZone)) : sql`${from}::date`
  const last = sql`${first} + ${count * 7 - 6}::int`
  const later = sql`tstzmultirange(tstzrange(date_trunc('hour', ${now}::timestamptz + interval '59 minutes'), null))`
  const { rows } = await sql<Weekend>`
    with units as materialized (
      select u.id, u.space_id, u.position, u.open * ${later} as open, u.free * ${later} as free
      from derived.unit_times(${ownerId}, ${timeZone}, ${first}, ${last}) u),
    days as materialized (
      select d.saturday, tstzmultirange(tstzrange(d.day::timestamp at time zone ${timeZone}, (d.day + 1)::timestamp at time zone ${timeZone})) as during
      from (select ${first} + week * 7 as saturday, ${first} + week * 7 + day as day
        from generate_series(0, ${count - 1}::int) week cross join generate_series(0, 1) day) d),
    free_spaces as (
      select saturday, count(*)::int as count from (
        select d.saturday, u.space_id from days d cross join units u group by 1, 2
        having bool_and(u.open * d.during <@ u.free) and bool_or(not isempty(u.open * d.during))) free
      group by saturday),
    times as (
      select d.saturday, t as during, array_agg(u.id order by s.position, s.name, u.position) as unit_ids
      from days d cross join units u cross join lateral unnest(u.free * d.during) t join calendar_space s on s.id = u.space_id
      where upper(t) - lower(t) >= make_interval(hours => ${shortestFreeHours}::int)
      group by 1, 2)
    select w.saturday::text as saturday, coalesce(f.count, 0) as "freeCount", (
      select coalesce(json_agg(json_build_object('starts', derived.instant(lower(t.during)), 'ends', derived.instant(upper(t.during)),
        'unitIds', t.unit_ids) order by lower(t.during), upper(t.during)), '[]') from times t where t.saturday = w.saturday) as times
    from (select distinct saturday from days) w left join free_spaces f on f.saturday = w.saturday order by 1`.execute(
    db,
  )
  return rows
}

/** The columns of a published weekend. */
export const gapColumns = sql`g.id, g.saturday::text as saturday, g.note, g.price, derived.instant(g.published_date) as "publishedDate"`

/** What can be published, with what is. Empty if visitors don't see the calendar. */
export async function readGaps(
  db: AnyDatabase,
  ownerId: string,
  weekends: readonly Weekend[],
): Promise<z.output<typeof Gaps>['weekends']> {
  const { rows } = await sql<z.output<typeof PublishedGap> & { saturday: string }>`
    select ${gapColumns} from calendar_gap g where g.owner_id = ${ownerId}`.execute(db)
  const published = new Map(rows.map(({ saturday, ...gap }) => [saturday, gap]))
  return weekends
    .slice(0, publishableWeekends)
    .filter(({ times }) => times.length > 0)
    .map(({ saturday, times }) => ({ saturday, times, published: published.get(saturday) ?? null }))
}

/** What everybody sees of the coming weekends. */
export const getWeekends: Handlers<typeof facilities.calendar.weekends> = async (
  { ownerId, from = null },
  { db },
) => {
  const { timeZone, isKnown } = await readSharing(db, ownerId)
  if (!isKnown)
    return { data: { isKnown, timeZone, spaces: [], weekends: [], first: null, last: null, gaps: [] } }
  const { rows } = await sql<{ spaces: z.output<typeof Weekends>['spaces'] }>`
    select ${spacesOf(ownerId, AvailableSpace.shape)} as spaces`.execute(db)
  const { first, last, shown } = await readBounds(db, { timeZone, from })
  const weekends = await readWeekends(db, { ownerId, timeZone, count: shownWeekends, from: shown })
  const coming =
    shown === first ? weekends : await readWeekends(db, { ownerId, timeZone, count: publishableWeekends })
  const gaps = (await readGaps(db, ownerId, coming)).flatMap(({ published, ...gap }) =>
    published === null ? [] : [{ ...gap, note: published.note, price: published.price }],
  )
  return {
    data: {
      isKnown,
      timeZone,
      spaces: rows[0]?.spaces ?? [],
      weekends: weekends.map(({ saturday, freeCount }) => ({ saturday, freeCount })),
      first,
      last,
      gaps,
    },
  }
}
