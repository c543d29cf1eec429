import { sql } from 'kysely'
import type * as z from 'zod'
import { keptDays } from '@app/contract/calendar/availability-schema.ts'
import { itemJson } from '../../../patterns/columns.ts'
import type { AnyDatabase } from '../../../tables/tables.ts'

/** The time zone of a page, and whether visitors may know what is free. They never do without a time zone. */
export async function readSharing(
  db: AnyDatabase,
  ownerId: string,
): Promise<{ timeZone: string; isKnown: true } | { timeZone: string | null; isKnown: false }> {
  const { rows } = await sql<{ timeZone: string | null; isKnown: boolean }>`
    select f.time_zone as "timeZone", coalesce(h.is_shared, false)
      and h.kept_date > now() - make_interval(days => ${keptDays}::int) as "isKnown"
    from facility f left join calendar_sharing h on h.owner_id = f.profile_id where f.profile_id = ${ownerId}`.execute(
    db,
  )
  const { timeZone = null, isKnown = false } = rows[0] ?? {}
  return isKnown && timeZone !== null ? { timeZone, isKnown } : { timeZone, isKnown: false }
}

/** SQL of the spaces of a page as JSON, with these fields. */
export const spacesOf = (ownerId: string, fields: Record<string, z.ZodType>) => sql`(
  select coalesce(json_agg(${itemJson(fields, 's')} order by s.position, s.name), '[]')
  from derived.calendar_space_item s where s.owner_id = ${ownerId})`
