import type { LeadStatus } from '@app/contract/reference-lists/lead-statuses.ts'
import type { Call } from '../../platform/http/call.ts'
import { ifKnown } from './report-parts.ts'
import type { ReportRange } from './report-range.ts'

/**
 * The leads that a page received in the days of a report (`now`) and in the compared ones (`before`), each as it was at the end of its period: what happened
 * later isn't in it, so that both have had as long, and a period that is over keeps its figures. `$7` is where an unfinished period is cut.
 */
const found = `
  with period as (
    select name, first::timestamp at time zone $2 as starts,
      least(coalesce(cut, (last + 1)::timestamp at time zone $2), now()) as ends
    from (values ('now', $3::date, $4::date, null::timestamptz), ('before', $5::date, $6::date, $7::timestamptz))
      v (name, first, last, cut)),
  received as (
    select d.name as period, d.ends, l.id, l.profile_id, l.request_id, l.is_offered, l.status as current_status, l.pass_reason,
      l.ended, p.name as event, r.organization, e.response_deadline, e.time_zone, coalesce(e.room_nights, 0) as nights,
      case when p.deleted_date is null then l.id end as open_id, greatest(r.confirmed_date, l.created_date) as at
    from lead l join request r on r.id = l.request_id and r.confirmed_date is not null
    join event e on e.profile_id = r.id join profile p on p.id = r.id
    join period d on greatest(r.confirmed_date, l.created_date) >= d.starts and greatest(r.confirmed_date, l.created_date) < d.ends
    where l.profile_id = $1),
  moved as (
    select r.*, coalesce(last.to_status, first.from_status, r.current_status) as status,
      greatest(r.at, last.at) as status_at, last.is_by_award,
      -- The move by which the product itself passed for a page that was removed, hidden or left is no answer.
      case when r.ended like 'Host%' and last.to_status = 'Passed' then last.id end as ending_id
    from received r
    left join lateral (
      select m.id, m.to_status, m.at, m.is_by_award from lead_move m where m.lead_id = r.id and m.at < r.ends
      order by m.id desc limit 1) last on true
    left join lateral (
      select m.from_status from lead_move m where m.lead_id = r.id order by m.id limit 1) first on true),
  answered as (
    select m.*, offer.at is not null as was_offered,
      offer.at is not null or exists (
        select from lead_move i where i.lead_id = m.id and i.to_status in ('Interested', 'Won') and i.at < m.ends) as was_interested,
      case when not m.is_offered then least(offer.at, (
        select min(a.at) from lead_move a
        where a.lead_id = m.id and a.by <> 'sender' and a.at < m.ends and a.id is distinct from m.ending_id), (
        select min(t.created_date) from user_group g join group_message t on t.owner_id = g.id
        where g.event_id = m.request_id and g.about_id = m.profile_id and t.created_date >= m.at and t.created_date < m.ends
          and t.author_id in (select s.user_id from derived.staff s where s.owner_id = $1))) end as reply_at
    from moved m left join lateral (
      select min(o.at) as at from derived.lead_offer o where o.lead_id = m.id and o.what = 'Offered' and o.at < m.ends) offer on true),
  found as materialized (
    select a.*, a.status in ('Won', 'Lost') as is_decided, (a.at at time zone $2)::date::text as received_day,
      (a.status_at at time zone $2)::date::text as status_day,
      case when a.reply_at is not null then greatest(0, floor(extract(epoch from a.reply_at - a.at) / 60))::int end as reply_minutes
    from answered a)`

/** By what leads are added up. Each adds up to the same numbers, those that only some leads have (`lost`, `passed`) to these. */
type SumBy = 'all' | 'status' | 'received' | 'decided' | 'source' | 'speed' | 'lost' | 'passed' | 'left'

interface LeadSum extends Record<string, unknown> {
  period: 'now' | 'before'
  by: SumBy
  /** A status, a day, the number of a span of time, or a reason. */
  key: string
  leads: number
  interested: number
  offered: number
  offeredWon: number
  won: number
  lost: number
  open: number
  late: number
  inPlay: number
  nights: number
  nightsWon: number
  nightsInPlay: number
  /** Null without a reply. */
  replyMinutes: number | null
}

/** Where the spans of time until a reply end, in minutes. The last one has no end. */
const spans = [60, 240, 480, 1440, 2880]

// Leads of other statuses than those asked for (`$8`) count for the numbers by status only, from which they are chosen.
const sumsQuery = `${found}
  select period, by, key, count(*)::int as leads,
    count(*) filter (where was_interested)::int as interested,
    count(*) filter (where was_offered)::int as offered,
    count(*) filter (where was_offered and status = 'Won')::int as "offeredWon",
    count(*) filter (where status = 'Won')::int as won,
    count(*) filter (where status = 'Lost')::int as lost,
    count(*) filter (where status = 'Open')::int as open,
    count(*) filter (where status = 'Open' and response_deadline < derived.day_in(time_zone, ends))::int as late,
    count(*) filter (where status in ('Open', 'Interested'))::int as "inPlay",
    sum(nights)::int as nights,
    coalesce(sum(nights) filter (where status = 'Won'), 0)::int as "nightsWon",
    coalesce(sum(nights) filter (where status in ('Open', 'Interested')), 0)::int as "nightsInPlay",
    round(percentile_cont(0.5) within group (order by reply_minutes))::int as "replyMinutes"
  from found cross join lateral (values
    ('all', ''), ('status', status), ('received', received_day), ('source', case when is_offered then 'market' else 'organizer' end),
    ('decided', case when is_decided then status_day end),
    ('speed', case when is_offered then 'own' else coalesce(width_bucket(reply_minutes, array[${spans.join()}])::text, 'none') end),
    ('lost', case when status = 'Lost' then case when is_by_award then 'award' when status = current_status then coalesce(ended, '') else '' end end),
    ('passed', case when status = 'Passed' and ending_id is null then case when status = current_status then coalesce(pass_reason, '') else '' end end),
    ('left', case when status = 'Passed' and ending_id is not null then '' end)) sums (by, key)
  where key is not null and (by = 'status' or $8::text[] is null or status = any ($8))
  group by period, by, key`

const listQuery = `${found}
  select event, organization, open_id as "openId", status, is_offered as "isOffered", received_day as "receivedDay",
    reply_minutes as "replyMinutes", nights
  from found where period = 'now' and ($8::text[] is null or status = any ($8))
  order by at desc, id limit $9`

export interface ListedLead extends Record<string, unknown> {
  event: string
  organization: string | null
  /** Null once the event is deleted: nobody can open the lead then. */
  openId: string | null
  status: LeadStatus
  /** The page answered a listed request by itself. */
  isOffered: boolean
  receivedDay: string
  /** Null without a reply. */
  replyMinutes: number | null
  nights: number
}

export type LeadCount = Exclude<keyof LeadSum & string, 'period' | 'by' | 'key' | 'replyMinutes'>

export interface LeadSums {
  /** How many there are of a key, or in all. */
  of(by: SumBy, name: LeadCount, key?: string): number
  /** In days, both included. */
  during(by: 'received' | 'decided', name: LeadCount, days: { startDate: string; endDate: string }): number
  /** The keys with their numbers of leads, most first. */
  keys(by: SumBy): [key: string, leads: number][]
  replyMinutes: number | null
}

function sumsOf(rows: readonly LeadSum[]): LeadSums {
  const add = (name: LeadCount, isMeant: (row: LeadSum) => boolean) =>
    rows.reduce((total, row) => (isMeant(row) ? total + Number(row[name]) : total), 0)
  return {
    of: (by, name, key) => add(name, (row) => row.by === by && (key === undefined || row.key === key)),
    during: (by, name, { startDate, endDate }) =>
      add(name, (row) => row.by === by && row.key >= startDate && row.key <= endDate),
    keys: (by) =>
      rows
        .filter((row) => row.by === by)
        .map((row): [string, number] => [row.key, row.leads])
        .toSorted(([a, first], [b, second]) => second - first || a.localeCompare(b)),
    replyMinutes: rows.find(({ by }) => by === 'all')?.replyMinutes ?? null,
  }
}

/** What a page's leads add up to, in a period and in the one that it is compared with, and the newest of the period. */
export async function readLeads(
  call: Pick<Call, 'prepared'>,
  profileId: string,
  range: ReportRange,
  { statuses, most }: { statuses: readonly LeadStatus[] | undefined; most: number },
) {
  const { days, timeZone, past, compared, cut } = range
  const { startDate, endDate } = past ?? days
  const parameters = [
    profileId,
    timeZone,
    startDate,
    endDate,
    compared.startDate,
    compared.endDate,
    cut?.before ?? null,
    statuses ?? null,
  ]
  const [sums, list, [first]] = await Promise.all([
    call.prepared<LeadSum>('lead-sums', sumsQuery, parameters),
    call.prepared<ListedLead>('reported-leads', listQuery, [...parameters, most]),
    call.prepared<{ day: string | null }>(
      'first-lead',
      `select (min(greatest(r.confirmed_date, l.created_date)) at time zone $2)::date::text as day
      from lead l join request r on r.id = l.request_id where l.profile_id = $1 and r.confirmed_date is not null`,
      [profileId, timeZone],
    ),
  ])
  const since = first?.day ?? null
  const inPeriod = (name: LeadSum['period']) => sumsOf(sums.filter(({ period }) => period === name))
  return {
    since,
    list,
    now: inPeriod('now'),
    before: ifKnown(inPeriod('before'), since, range),
  }
}
