import type { Days } from '@app/contract/reports/report-period.ts'
import type { VisitAction } from '@app/contract/visits/visits.ts'
import type { Call } from '../../platform/http/call.ts'

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
  /** Of the last day, only what was recorded before: the same part of a day as of an unfinished one. */
  before?: Date | undefined
}

/** Of a day, of a source or of a page: each adds up to the same total of an action. */
interface Sum extends Record<string, unknown> {
  action: VisitAction
  day: string | null
  source: string | null
  profileId: string | null
  count: number
}

const lastClosed = `(select coalesce(max(day), '-infinity') from visit_closed_day)`

/** What is asked of a table of closed days. `$4` cuts the last one, which is read from its records then, since those are kept longer than a year. */
const ofClosedDays = `s.profile_id = any ($1::uuid[]) and s.day between $2::date and $3::date
  and ($4::timestamptz is null or s.day < $3::date)`

/** What is asked of the records, of which each day is a table. */
const ofRecords = `v.profile_id = any ($1::uuid[]) and v.day between $2::date and $3::date
  and v.day > (select case when $4::timestamptz is null then last else least(last, $3::date - 1) end from ${lastClosed} closed (last))
  and ($4::timestamptz is null or v.day < $3::date or v.at < $4::timestamptz)`

const found = `(
    select s.profile_id, s.day, s.action, s.source, s.count from visit_day s where ${ofClosedDays}
    union all
    select v.profile_id, v.day, v.action, v.source, 1 from visit v where ${ofRecords}) found`

const sumsQuery = `
  select action, to_char(day, 'YYYY-MM-DD') as day, source, profile_id as "profileId", sum(count)::int as count from ${found}
  group by grouping sets ((action, day), (action, source), (action, profile_id))`

const visitorsQuery = `
  select coalesce(sum(visitors), 0)::int as count from (
    select s.visitors from visitor_day s where ${ofClosedDays}
    union all
    select count(distinct v.visitor)::int from visit v where ${ofRecords} and v.action = 'view' and v.visitor is not null
    group by v.profile_id, v.day) days`

export interface VisitFigures {
  total(action: VisitAction): number
  /** Of days, both included. */
  during(action: VisitAction, days: Days): number
  /** By source, most first. */
  bySource(action: VisitAction): [source: string, count: number][]
  ofPage(action: VisitAction, profileId: string): number
  /** Somebody who reads a page on two days is two daily visitors, as one who reads two pages is. */
  dailyVisitors: number
}

export async function readVisits(
  call: Pick<Call, 'prepared'>,
  { profileIds, startDate, endDate, before }: VisitQuery,
): Promise<VisitFigures> {
  const parameters = [profileIds, startDate, endDate, before ?? null]
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
  }
}

/** How often there was an action on a page on a day. */
export type DayCounts = (profileId: string, action: VisitAction, day: string) => number

/** The days of each page apart. */
export async function readDays(
  call: Pick<Call, 'prepared'>,
  { profileIds, startDate, endDate, before }: VisitQuery,
  actions: readonly VisitAction[],
): Promise<DayCounts> {
  const rows = await call.prepared<{ key: string; count: number }>(
    'visit-days',
    `select concat_ws(' ', profile_id, action, to_char(day, 'YYYY-MM-DD')) as key, sum(count)::int as count from ${found}
    where action = any ($5::text[]) group by profile_id, action, day`,
    [profileIds, startDate, endDate, before ?? null, actions],
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
      (select min(day) from visit where profile_id = p.id and day > ${lastClosed})), 'YYYY-MM-DD') as day
    from unnest($1::uuid[]) as p (id)`,
    [profileIds],
  )
  return new Map(rows.flatMap(({ id, day }) => (day === null ? [] : [[id, day] as const])))
}

/** The first of days, if there is one. */
export const earliest = (days: Iterable<string>): string | null => [...days].toSorted()[0] ?? null
