import type { Days } from '@app/contract/reports/report-period.ts'
import type { VisitAction } from '@app/contract/visits/visits.ts'
import type { Call } from '../../platform/http/call.ts'
import type { DayCut } from './report-range.ts'

/** What leads from a page to its owner. */
export const clicks = [
  'website',
  'phone',
  'email',
  'directions',
  'signUp',
  'hotel',
] as const satisfies VisitAction[]

/** What is asked of the recorded visits: one set of records, whatever is shown of it. */
export interface VisitQuery extends Days {
  profileIds: readonly string[]
  /** Of the last day, only what was before: the same part of a day as of an unfinished one. */
  cut?: DayCut | undefined
}

/** Of a day, of a source or of a page: each adds up to the same total of an action. */
interface Sum extends Record<string, unknown> {
  action: VisitAction
  day: string | null
  source: string | null
  profileId: string | null
  count: number
  isEstimated: boolean
}

const lastClosed = `(select coalesce(max(day), '-infinity') from visit_closed_day)`

/**
 * Whether records of a day are read, as opposed to what was added up when it closed. The parameter is the last closed day as it was read before: with a
 * constant, the planner leaves out the tables of the days before, of which planning would otherwise cost more than reading. Another day may have
 * closed since.
 */
const isOpen = (day: string, parameter: string) => `${day} > ${parameter}::date and ${day} > ${lastClosed}`

/** Of calls, whose reports read visits several times. */
const lastClosedDays = new WeakMap<object, Promise<string>>()

function readLastClosed(call: Pick<Call, 'prepared'>): Promise<string> {
  const read = async () => {
    const [last] = await call.prepared<{ day: string }>(
      'last-closed-day',
      `select ${lastClosed}::text as day`,
      [],
    )
    return last?.day ?? '-infinity'
  }
  const day = lastClosedDays.get(call) ?? read()
  lastClosedDays.set(call, day)
  return day
}

/** Whether a day is asked as a whole. `$4` and `$5` cut the last one: a time, and the part of the day that it is after. */
const isWhole = (day: string) =>
  `${day} between $2::date and $3::date and ($4::timestamptz is null or ${day} < $3::date)`
const ofClosedDays = `s.profile_id = any ($1::uuid[]) and ${isWhole('s.day')}`
const ofRecords = `v.profile_id = any ($1::uuid[]) and ${isWhole('v.day')} and ${isOpen('v.day', '$6')}`

const isCut = (row: string) =>
  `${row}.profile_id = any ($1::uuid[]) and ${row}.day = $3::date and $4::timestamptz is not null`
const isCutClosed = `exists (select from visit_closed_day where day = $3::date)`

/** What a closed day has beyond its records: all of it once those were dropped, and what a demo catalogue has. */
const unrecorded = (closed: string, recorded: string) =>
  `greatest(coalesce(${closed}, 0) - case when ${isCutClosed} then coalesce(${recorded}, 0) else 0 end, 0)`

/**
 * A part of numbers, rounded up or down by a chance that is of the page, the day and `what`: what is rare would have nothing of every such day
 * otherwise, or everything. It grows with the day, and never falls back.
 */
const partOf = (number: string, what: string) =>
  `floor(${number} * $5::float8 + (hashtextextended(concat_ws(' ', profile_id, $3::date, ${what}), 0) & 1048575) / 1048576.0)::int`

/** Of the cut day, records count by their time, and what has none by the part of the day. */
const cutDay = `
  select profile_id, $3::date as day, action, source, recorded + ${partOf('kept', 'action, source')} as count, kept > 0 as is_estimated
  from (
    select profile_id, action, source, coalesce(v.before, 0) as recorded, ${unrecorded('s.count', 'v.total')} as kept
    from (select s.* from visit_day s where ${isCut('s')}) s full join (
      select v.profile_id, v.action, v.source, count(*) as total, count(*) filter (where v.at < $4) as before
      from visit v where ${isCut('v')} group by v.profile_id, v.action, v.source) v using (profile_id, action, source)) both_kinds`

const found = `(
    select s.profile_id, s.day, s.action, s.source, s.count, false as is_estimated from visit_day s where ${ofClosedDays}
    union all
    select v.profile_id, v.day, v.action, v.source, 1, false from visit v where ${ofRecords}
    union all ${cutDay}) found`

const sumsQuery = `
  select action, to_char(day, 'YYYY-MM-DD') as day, source, profile_id as "profileId", sum(count)::int as count, bool_or(is_estimated) as "isEstimated"
  from ${found} group by grouping sets ((action, day), (action, source), (action, profile_id))`

const areVisitors = `v.action = 'view' and v.visitor is not null`

const visitorsQuery = `
  select coalesce(sum(visitors), 0)::int as count from (
    select s.visitors from visitor_day s where ${ofClosedDays}
    union all
    select count(distinct v.visitor)::int from visit v where ${ofRecords} and ${areVisitors} group by v.profile_id, v.day
    union all
    select coalesce(v.before, 0) + ${partOf(unrecorded('s.visitors', 'v.total'), "'visitor'")}
    from (select s.* from visitor_day s where ${isCut('s')}) s full join (
      select v.profile_id, count(distinct v.visitor) as total, count(distinct v.visitor) filter (where v.at < $4) as before
      from visit v where ${isCut('v')} and ${areVisitors} group by v.profile_id) v using (profile_id)) days`

export interface VisitFigures {
  total(action: VisitAction): number
  /** Of days, both included. */
  during(action: VisitAction, days: Days): number
  /** By source, most first. */
  bySource(action: VisitAction): [source: string, count: number][]
  ofPage(action: VisitAction, profileId: string): number
  /** Somebody who reads a page on two days is two daily visitors, as one who reads two pages is. */
  dailyVisitors: number
  /** Whether the cut day has visits whose time isn't known. */
  isEstimated: boolean
}

const parametersOf = async (
  call: Pick<Call, 'prepared'>,
  { profileIds, startDate, endDate, cut }: VisitQuery,
) => [profileIds, startDate, endDate, cut?.before ?? null, cut?.part ?? null, await readLastClosed(call)]

export async function readVisits(call: Pick<Call, 'prepared'>, query: VisitQuery): Promise<VisitFigures> {
  const parameters = await parametersOf(call, query)
  const [sums, visitors] = await Promise.all([
    call.prepared<Sum>('visit-sums', sumsQuery, parameters),
    call.prepared<{ count: number }>('daily-visitors', visitorsQuery, parameters),
  ])
  const ofPages = new Map<string, number>()
  for (const { action, profileId, count } of sums)
    if (profileId !== null) ofPages.set(`${action} ${profileId}`, count)
  const add = (isMeant: (sum: Sum) => boolean) =>
    sums.reduce((total, sum) => (isMeant(sum) ? total + sum.count : total), 0)
  return {
    total: (action) => add((sum) => sum.action === action && sum.day !== null),
    during: (action, days) =>
      add(
        (sum) =>
          sum.action === action && sum.day !== null && sum.day >= days.startDate && sum.day <= days.endDate,
      ),
    bySource: (action) =>
      sums
        .filter((sum) => sum.action === action && sum.source !== null)
        .map((sum): [string, number] => [sum.source ?? '', sum.count])
        .toSorted(([a, first], [b, second]) => second - first || a.localeCompare(b)),
    ofPage: (action, profileId) => ofPages.get(`${action} ${profileId}`) ?? 0,
    dailyVisitors: visitors[0]?.count ?? 0,
    isEstimated: sums.some((sum) => sum.isEstimated),
  }
}

/** How often there was an action on a page on a day. */
type DayCounts = (profileId: string, action: VisitAction, day: string) => number

/** The days of each page apart. */
export async function readDays(
  call: Pick<Call, 'prepared'>,
  query: VisitQuery,
  actions: readonly VisitAction[],
): Promise<DayCounts> {
  const rows = await call.prepared<{ key: string; count: number }>(
    'visit-days',
    `select concat_ws(' ', profile_id, action, to_char(day, 'YYYY-MM-DD')) as key, sum(count)::int as count from ${found}
    where action = any ($7::text[]) group by profile_id, action, day`,
    [...(await parametersOf(call, query)), actions],
  )
  const counts = new Map(rows.map(({ key, count }) => [key, count]))
  return (profileId, action, day) => counts.get(`${profileId} ${action} ${day}`) ?? 0
}

/** The first day of which each of the pages has a record, if there is one. */
export async function firstVisits(
  call: Pick<Call, 'prepared'>,
  profileIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await call.prepared<{ id: string; day: string | null }>(
    'first-visits',
    `select p.id, to_char(least((select min(day) from visit_day where profile_id = p.id),
      (select min(day) from visit where profile_id = p.id and ${isOpen('day', '$2')})), 'YYYY-MM-DD') as day
    from unnest($1::uuid[]) as p (id)`,
    [profileIds, await readLastClosed(call)],
  )
  return new Map(rows.flatMap(({ id, day }) => (day === null ? [] : [[id, day] as const])))
}

/** The first of days, if there is one. */
export const earliest = (days: Iterable<string>): string | null => [...days].toSorted()[0] ?? null
