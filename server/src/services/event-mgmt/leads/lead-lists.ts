import { sql, type RawBuilder } from 'kysely'
import {
  eventLeads,
  type LeadStats,
  type Pipeline,
  type PipelineQuery,
} from '@app/contract/events/lead-schema.ts'
import { leadStatuses } from '@app/contract/reference-lists/lead-statuses.ts'
import type * as z from 'zod'
import { itemJson } from '../../../patterns/columns.ts'
import { conditions, type ChildFilter } from '../../../patterns/filter-sql.ts'
import type { Call } from '../../../platform/http/call.ts'
import { leadsOf } from './event-leads.ts'

const noLeads = { Open: 0, Interested: 0, Won: 0, Lost: 0, Passed: 0 }

/** How many leads meet a condition on `t` and a filter, of those that the caller reads. */
export async function leadStats(call: Call, condition: RawBuilder<unknown>, filter: ChildFilter) {
  const where = sql.join(
    [
      condition,
      leadsOf.visible?.(call) ?? sql`true`,
      ...conditions(filter, eventLeads.item.shape, eventLeads.texts),
    ],
    sql` and `,
  )
  const { rows } = await sql<{ status: string; count: number; hours: number | null }>`
    with answered as (
      select t.status, t.hours_to_answer as hours
      from derived.lead_item t where ${where})
    select status, count(*)::int as count,
      (select round(percentile_cont(0.5) within group (order by hours)::numeric, 1)::float from answered where hours is not null) as hours
    from answered group by status`.execute(call.db)
  const data: z.output<typeof LeadStats> = {
    total: rows.reduce((sum, { count }) => sum + count, 0),
    statuses: { ...noLeads, ...Object.fromEntries(rows.map(({ status, count }) => [status, count])) },
    medianHoursToAnswer: rows[0]?.hours ?? null,
  }
  return { data }
}

/** How many leads of a status a board shows. */
const shownOfStatus = 50

/** The board of a host: its newest leads of each status. */
export async function readPipeline(
  call: Call,
  { ownerId, memberId, urgency }: { ownerId: string } & z.output<typeof PipelineQuery>,
) {
  const { rows } = await sql<Pipeline[number]>`
    with ranked as (
      select t.id, t.status, e.room_nights, row_number() over (partition by t.status order by t.created_date desc, t.id) as place
      from derived.lead_item t join event e on e.profile_id = t.owner_id
      where t.profile_id = ${ownerId} and ${leadsOf.visible?.(call) ?? sql`true`}
        and ${memberId === undefined ? sql`true` : sql`t.member_id = ${memberId}`}
        and ${urgency === undefined ? sql`true` : sql`t.urgency = ${urgency}`})
    select r.status, count(*)::int as count, coalesce(sum(r.room_nights), 0)::float as "roomNights",
      coalesce(json_agg(${itemJson(eventLeads.item.shape, 't', leadsOf.fieldOverrides?.(call))} order by r.place)
        filter (where t.id is not null), '[]') as leads
    from ranked r left join derived.lead_item t on t.id = r.id and r.place <= ${shownOfStatus}
    group by r.status`.execute(call.db)
  const columns = new Map(rows.map((row) => [row.status, row]))
  return {
    data: leadStatuses.map((status) => columns.get(status) ?? { status, count: 0, roomNights: 0, leads: [] }),
  }
}
