import { noSport, severalSports, type RfpReportQuery } from '@app/contract/reports/report-schema.ts'
import type { Call } from '../../platform/http/call.ts'
import type { ReportRange } from './report-range.ts'

/** From how many requests, of how many organizers, something is told that people could otherwise tell of a single one. */
const least = { requests: 3, organizers: 2 }

/**
 * The requests of the RFP marketplace that were open at the end of a period (`now`) and of the compared one (`before`), and who had answered them by then. A
 * request that is open since its last change of state was listed by it, and one that isn't open was until it.
 */
const found = `
  with period as (
    select name, least(coalesce(cut, (last + 1)::timestamp at time zone 'UTC'), now()) as ends
    from (values ('now', $1::date, $2::date, null::timestamptz), ('before', $3::date, $4::date, $5::timestamptz)) v (name, first, last, cut)
    where first::timestamp at time zone 'UTC' <= now()),
  listed as (
    select e.*, p.created_date, state.is_open, coalesce(p.parent_id, r.user_id, p.created_by) as organizer_id,
      greatest(p.created_date, r.confirmed_date, case when state.is_open then change.at end) as listed_at,
      coalesce(greatest(change.at, p.deleted_date), p.updated_date) as closed_at
    from event e join profile p on p.id = e.profile_id left join request r on r.id = p.id
    cross join lateral (
      select p.status = 'Published' and not e.is_closed and p.audience = 'gated' and p.deleted_date is null as is_open) state
    cross join lateral (
      select max(a.at) as at from audit_log a
      where a.owner_id = p.id and coalesce(a.subject_id, p.id) = p.id and (a.patch @> '[{"path": "/status"}]'
        or a.patch @> '[{"path": "/isClosed"}]' or a.patch @> '[{"path": "/category"}]' or a.patch @> '[{"path": "/isActive"}]')) change
    where e.category = 'RFP' and p.status <> 'Draft' and e.end_date >= $4::date - 2),
  found as materialized (
    select d.name as period, l.*, answer.count as answers,
      case when answer.count > 0 then greatest(0, floor(extract(epoch from answer.first_at - l.listed_at) / 60))::int end as first_minutes,
      answer.count = 0 and l.listed_at < d.ends - interval '7 days' as is_unanswered,
      first.day as first_day,
      case cardinality(l.sports_list) when 0 then '${noSport}' when 1 then l.sports_list[1] else '${severalSports}' end as sport
    from period d join listed l on l.listed_at < d.ends and (l.is_open or l.closed_at >= d.ends)
      and least(l.response_deadline, l.end_date) >= derived.day_in(l.time_zone, d.ends)
    cross join lateral (select greatest(l.start_date, (d.ends at time zone 'UTC')::date) as day) first
    cross join lateral (
      select count(distinct a.id)::int as count, min(m.at) as first_at from lead a join lead_move m on m.lead_id = a.id
      where a.request_id = l.profile_id and m.to_status = 'Interested' and m.by <> 'sender' and m.at < d.ends) answer
    where ($7::text is null or to_char(first.day, 'YYYY-MM') = $7) and ($8::int is null or l.room_nights >= $8)
      and ($9::text[] is null or coalesce(l.request_address, '') = any ($9)))`

/** By what requests are added up: `sport` to those of any sport, the others to all of the chosen sports, and `need` to those of them that wait for a first answer. */
export type RfpBy = 'all' | 'any' | 'sport' | 'address' | 'month' | 'need'

const sumsQuery = `${found}
  select period, by, key, count(*)::int as requests, coalesce(sum(room_nights), 0)::int as nights,
    count(*) filter (where is_unanswered)::int as unanswered,
    count(*) >= ${least.requests} and count(distinct organizer_id) >= ${least.organizers} as "isTold",
    count(*) filter (where answers > 0)::int as answered,
    round(percentile_cont(0.5) within group (order by first_minutes))::int as "firstMinutes"
  from found cross join lateral (values
    ('all', ''), ('any', ''), ('sport', sport), ('address', coalesce(request_address, '')),
    ('month', to_char(first_day, 'YYYY-MM ') || coalesce(urgency::text, '')),
    ('need', case when is_unanswered then coalesce(space_name, '') end)) sums (by, key)
  where key is not null and (by in ('any', 'sport') or $6::text[] is null or sport = any ($6))
  group by period, by, key order by requests desc, key`

export interface RfpSum extends Record<string, unknown> {
  period: 'now' | 'before'
  by: RfpBy
  key: string
  requests: number
  nights: number
  /** Of them, how many nobody answered in a week. */
  unanswered: number
  /** Whether they are enough for what follows to tell of no single one. */
  isTold: boolean
  /** How many have an answer. */
  answered: number
  /** The middle of those that have one. */
  firstMinutes: number | null
}

/** What the open requests of the RFP marketplace add up to, at the end of a period and of the one that it is compared with. */
export async function readRfps(
  call: Pick<Call, 'prepared'>,
  { days, past, compared, cut }: ReportRange,
  { sports, month, nights }: Pick<RfpReportQuery, 'sports' | 'month' | 'nights'>,
  addresses: readonly string[] | undefined,
) {
  const { startDate, endDate } = past ?? days
  const [sums, [first]] = await Promise.all([
    call.prepared<RfpSum>('rfp-sums', sumsQuery, [
      startDate,
      endDate,
      compared.startDate,
      compared.endDate,
      cut?.before ?? null,
      sports ?? null,
      month ?? null,
      nights ?? null,
      addresses ?? null,
    ]),
    call.prepared<{ day: string | null }>(
      'first-rfp',
      `select (min(p.created_date) at time zone 'UTC')::date::text as day
      from event e join profile p on p.id = e.profile_id where e.category = 'RFP' and p.status <> 'Draft'`,
      [],
    ),
  ])
  const since = first?.day ?? null
  const inPeriod = (name: RfpSum['period'], by: RfpBy) =>
    sums.filter((sum) => sum.period === name && sum.by === by)
  return {
    since,
    now: (by: RfpBy) => inPeriod('now', by),
    before: since !== null && since <= compared.endDate ? (by: RfpBy) => inPeriod('before', by) : undefined,
  }
}
