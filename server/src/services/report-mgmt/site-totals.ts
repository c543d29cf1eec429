import type { ProfileKindName } from '@app/contract/owners.ts'
import type { Days } from '@app/contract/reports/report-period.ts'
import type { Call } from '../../platform/http/call.ts'

interface Total extends Record<string, unknown> {
  /** Set for sums of a day, of a kind or of a source: each adds up to the same. */
  day: string | null
  kind: string | null
  source: string | null
  action: string
  count: number
}

/** By day of all pages, by kind, and views by source. */
const totalsQuery = `
  with total as materialized (select * from visit_total_day where day between $1::date and $2::date)
  select to_char(day, 'YYYY-MM-DD') as day, null as kind, null as source, action, sum(count)::int as count from total
    where kind <> '' or action = 'visitor' group by day, action
  union all
  select null, kind, null, action, sum(count)::int from total where kind <> '' group by kind, action
  union all
  select null, null, source, action, sum(count)::int from total where source <> '' group by source, action`

const talliesQuery = `
  select name, sum(count)::int as count from visit_tally_day where day between $1::date and $2::date group by name`

/** What all pages together had on closed days. */
export async function readTotals(call: Pick<Call, 'prepared'>, { startDate, endDate }: Days) {
  const [totals, tallies] = await Promise.all([
    call.prepared<Total>('visit-totals', totalsQuery, [startDate, endDate]),
    call.prepared<{ name: string; count: number }>('visit-tallies', talliesQuery, [startDate, endDate]),
  ])
  const byName = new Map(tallies.map(({ name, count }) => [name, count]))
  const byDay = totals.filter(({ day }) => day !== null)
  return {
    /** Of all pages, on days that are both included. */
    during: (action: string, days: Days) =>
      byDay.reduce(
        (sum, each) =>
          each.action === action && each.day! >= days.startDate && each.day! <= days.endDate
            ? sum + each.count
            : sum,
        0,
      ),
    ofKind: (action: string, kind: string) =>
      totals.find((each) => each.kind === kind && each.action === action)?.count ?? 0,
    bySource: new Map(
      totals.flatMap(({ source, action, count }) =>
        source !== null && action === 'view' ? [[source, count] as const] : [],
      ),
    ),
    tally: (name: string) => byName.get(name) ?? 0,
  }
}
export type Totals = Awaited<ReturnType<typeof readTotals>>

interface TopPage extends Record<string, unknown> {
  id: string
  name: string
  city: string | null
  state: string | null
  views: number
  before: number
}

const topQuery = `
  with top as (
    select profile_id, sum(count)::int as views from visit_day where action = 'view' and day between $1::date and $2::date
    group by profile_id order by views desc, profile_id limit $5)
  select p.id, p.name, p.city, p.state, top.views,
    coalesce((select sum(count)::int from visit_day v where v.profile_id = p.id and v.action = 'view' and v.day between $3::date and $4::date), 0) as before
  from top join profile p on p.id = top.profile_id order by top.views desc, p.name, p.id`

/** The pages with the most views in days, and what each had in others. */
export const readTopPages = (call: Pick<Call, 'prepared'>, days: Days, compared: Days, most: number) =>
  call.prepared<TopPage>('top-pages', topQuery, [
    days.startDate,
    days.endDate,
    compared.startDate,
    compared.endDate,
    most,
  ])

interface SoughtCount extends Record<string, unknown> {
  kind: ProfileKindName
  field: string
  value: string
  count: number
  before: number
}

/** What fewer people looked for isn't told: it could be somebody. */
export const fewestSearches = 3

const soughtQuery = `
  with found as (
    select kind, field, value, sum(count) filter (where day between $1::date and $2::date)::int as count,
      sum(count) filter (where day between $3::date and $4::date)::int as before
    from search_day where day between least($1::date, $3::date) and greatest($2::date, $4::date) group by kind, field, value)
  select kind, field, value, count, case when before >= ${fewestSearches} then before else 0 end as before
  from found where count >= ${fewestSearches} order by count desc, kind, field, value`

/** What people looked for in markets, most first. An empty field is of all searches of a kind. */
export const readSought = (call: Pick<Call, 'prepared'>, days: Days, compared: Days) =>
  call.prepared<SoughtCount>('sought', soughtQuery, [
    days.startDate,
    days.endDate,
    compared.startDate,
    compared.endDate,
  ])
export type Sought = Awaited<ReturnType<typeof readSought>>

/** The first day of which is known what was left out, if there is one. */
export async function firstTally(call: Pick<Call, 'prepared'>): Promise<string | null> {
  const [row] = await call.prepared<{ day: string | null }>(
    'first-visit-tally',
    `select to_char(min(day), 'YYYY-MM-DD') as day from visit_tally_day`,
    [],
  )
  return row?.day ?? null
}

/** The first day that is closed, if there is one. */
export async function firstTotal(call: Pick<Call, 'prepared'>): Promise<string | null> {
  const [row] = await call.prepared<{ day: string | null }>(
    'first-visit-total',
    `select to_char(min(day), 'YYYY-MM-DD') as day from visit_total_day`,
    [],
  )
  return row?.day ?? null
}
