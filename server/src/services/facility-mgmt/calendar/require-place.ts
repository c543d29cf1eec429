import { sql } from 'kysely'
import { ownerSubject, requireRoom } from '../../../patterns/quotas.ts'
import { invalidField } from '../../../platform/errors.ts'
import type { Call } from '../../../platform/http/call.ts'

/** Throws unless the page has room for another row of the table, for all of its spaces or for one of them. */
export async function requirePlace(
  call: Call,
  ownerId: string,
  { table, spaceId }: { table: string; spaceId: string | null },
) {
  for (const quota of call.route.quotas ?? [])
    await requireRoom(call, quota, {
      subjectId: ownerId,
      count: sql`select count(*) from ${sql.table(table)} where owner_id = ${ownerId}`,
      subject: ownerSubject(call),
    })
  if (spaceId === null) return
  const { rows } = await sql`
    select from calendar_space where id = ${spaceId} and owner_id = ${ownerId} for key share`.execute(call.db)
  if (rows.length === 0) throw invalidField('data/spaceId', 'is not a space of this page')
}
