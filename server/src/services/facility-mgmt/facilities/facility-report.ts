import { sql, type RawBuilder } from 'kysely'
import type * as z from 'zod'
import type { FacilityStats, StatsQuery } from '@app/contract/facilities/facility-report.ts'
import { tallyOf } from '../../../patterns/tally.ts'
import type { Call } from '../../../platform/http/call.ts'

/** Counts facilities that were created in the period, without deleted ones. */
export async function stats({ isActive, startDate, endDate }: z.output<typeof StatsQuery>, call: Call) {
  const { rows } = await sql<z.infer<typeof FacilityStats>>`
    select count(*) as count,
      count(*) filter (where p.status = 'Approved') as approved,
      count(*) filter (where p.status = 'Pending') as pending,
      count(*) filter (where p.is_active) as active,
      count(*) filter (where exists (
        select from derived.member_item m where m.owner_id = p.id and m.rung = 'manager')) as onboarded,
      count(*) filter (where exists (
        select from boost b where b.owner_id = p.id and derived.today() between b.start_date and b.end_date)) as promoted
    from profile p
    where p.kind = 'facility' and p.deleted_date is null
      and (${isActive ?? null}::boolean is null or p.is_active = ${isActive ?? null})
      and p.created_date >= ${startDate ?? '-infinity'}::date and p.created_date < ${endDate ?? 'infinity'}::date + interval '1 day'`.execute(
    call.db,
  )
  const [row] = rows
  if (!row) throw new Error('an aggregate always has a row')
  return { data: row }
}

/** Counts facilities by state, type, sport, tier and month of creation, most frequent first. */
export async function report(_input: unknown, call: Call) {
  const countBy = (value: RawBuilder<unknown>, join = sql``) =>
    tallyOf(call, {
      value,
      from: sql`profile p join facility f on f.profile_id = p.id ${join}`,
      where: sql`p.deleted_date is null`,
    })
  return {
    data: {
      byState: await countBy(sql`p.state`),
      byFacilityType: await countBy(sql`f.facility_type`),
      bySport: await countBy(sql`s.name`, sql`join sport s on s.owner_id = p.id`),
      byTier: await countBy(sql`p.membership_tier`),
      byMonth: await countBy(sql`to_char(p.created_date at time zone 'utc', 'YYYY-MM')`),
    },
  }
}
