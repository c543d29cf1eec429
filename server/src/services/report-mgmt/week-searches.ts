import type { ProfileKindName } from '@app/contract/owners.ts'
import type { OutlookQuery, WeekSearches } from '@app/contract/reports/promotion-outlook.ts'
import { addDays, weekOf } from '@app/contract/rules/calendar-date.ts'
import { sql } from 'kysely'
import type { Call } from '../../platform/http/call.ts'
import { lastEndedDay } from '../page-mgmt/index.ts'
import { fewestSearches } from './site-totals.ts'

/** 52 weeks, so that weeks are of the same weekdays. */
const yearDays = 364

interface Week {
  startDate: string
  all: number
  inState: number
  state: string | null
}

/** How often pages of the kind were searched a year before: from the week before the planned days to the second one after them. */
export async function readWeekSearches(
  call: Call,
  id: string,
  kind: ProfileKindName,
  { startDate, endDate }: OutlookQuery,
): Promise<WeekSearches> {
  const [first, last] = [addDays(weekOf(startDate), -7), addDays(weekOf(endDate), 14)]
  const { rows } = await sql<Week>`
    select to_char(w.week, 'YYYY-MM-DD') as "startDate", p.state,
      coalesce(sum(s.count) filter (where s.field = ''), 0)::int as all,
      coalesce(sum(s.count) filter (where s.field = 'state' and s.value = p.state), 0)::int as "inState"
    from profile p cross join generate_series(${first}::date, ${last}::date, interval '7 days') w (week)
      left join search_day s on s.day between w.week::date - ${yearDays}::integer and w.week::date - ${yearDays}::integer + 6
        and s.kind = ${kind} and s.field in ('', 'state')
    where p.id = ${id} and w.week::date - ${yearDays}::integer + 6 <= ${lastEndedDay}
      and w.week::date - ${yearDays}::integer >= (select min(day) from search_day)
    group by w.week, p.state order by w.week`.execute(call.db)
  const isInState = rows.every(({ inState }) => inState >= fewestSearches)
  const weeks = rows.map(({ startDate: day, all, inState }) => ({
    startDate: day,
    searches: isInState ? inState : all,
  }))
  return {
    state: isInState ? (rows[0]?.state ?? null) : null,
    weeks: weeks.every(({ searches }) => searches >= fewestSearches) ? weeks : [],
  }
}
