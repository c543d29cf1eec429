import type {
  OrganizationReport,
  OrganizationStats,
} from '@app/contract/organizations/organization-report.ts'
import { sql } from 'kysely'
import type * as z from 'zod'
import { tallyOf } from '../../../patterns/tally.ts'
import { visibleThrough } from '../../../patterns/visibility.ts'
import type { Call } from '../../../platform/http/call.ts'
import { eventKind } from '../events/event-kind.ts'

/** Counts the events of an organization that the caller sees, and the reactions to it and to them. */
export async function stats(
  { id }: { id: string },
  call: Call,
): Promise<{ data: z.infer<typeof OrganizationStats> }> {
  const isVisible = await visibleThrough(eventKind.gate, call)
  const its = sql`profile p join event e on e.profile_id = p.id`
  const where = sql`p.parent_id = ${id} and ${isVisible}`
  const { rows } = await sql<Omit<z.infer<typeof OrganizationStats>, 'bySport' | 'byState' | 'byMonth'>>`
    select count(*) as events,
      count(*) filter (where p.status = 'Published' and e.end_date >= derived.today()) as upcoming,
      count(*) filter (where p.status = 'Completed') as completed,
      count(*) filter (where p.status = 'Cancelled') as cancelled,
      (select count(*) from reaction where owner_id = ${id}) as followers,
      coalesce(sum((select count(*) from reaction r where r.owner_id = p.id)), 0)::integer as "eventLikes"
    from ${its} where ${where}`.execute(call.db)
  const [row] = rows
  if (!row) throw new Error('an aggregate always has a row')
  const countBy = (value: Parameters<typeof tallyOf>[1]['value'], join = sql``) =>
    tallyOf(call, { value, from: sql`${its} ${join}`, where })
  return {
    data: {
      ...row,
      bySport: await countBy(sql`s.name`, sql`join sport s on s.owner_id = p.id`),
      byState: await countBy(sql`p.state`),
      byMonth: await countBy(sql`to_char(e.start_date, 'YYYY-MM')`),
    },
  }
}

/** Counts organizations by type, state, sport and month of creation. */
export async function report(
  _input: unknown,
  call: Call,
): Promise<{ data: z.infer<typeof OrganizationReport> }> {
  const countBy = (value: Parameters<typeof tallyOf>[1]['value'], join = sql``) =>
    tallyOf(call, {
      value,
      from: sql`profile p join organization o on o.profile_id = p.id ${join}`,
      where: sql`p.deleted_date is null`,
    })
  return {
    data: {
      byType: await countBy(sql`o.organization_type`),
      byState: await countBy(sql`p.state`),
      bySport: await countBy(sql`s.name`, sql`join sport s on s.owner_id = p.id`),
      byMonth: await countBy(sql`to_char(p.created_date at time zone 'utc', 'YYYY-MM')`),
    },
  }
}
