import { sql } from 'kysely'
import { nothing } from '@app/contract/envelope.ts'
import { checkRevision, signedIn, type Call } from '../platform/http/call.ts'

/** Tables whose rows belong to a user, who can restore those that they deleted. */
export const restorableTables = ['profile_list', 'saved_search'] as const
type RestorableTable = (typeof restorableTables)[number]

/** Deleted rows that a user can still restore. Older ones are purged, so that nobody fills the table by deleting. */
const maxDeleted = 20

/** The condition that the row `t` is one of the caller's and isn't deleted. */
export const isOwn = (call: Call) => sql`t.user_id = ${signedIn(call).id} and t.deleted_date is null`

/** Deletes a row of the caller's, which is locked and has this revision. */
export async function removeRestorable(
  call: Call,
  table: RestorableTable,
  { id, revision }: { id: string; revision: number },
) {
  checkRevision(call, revision)
  const rows = sql.table(table)
  await sql`update ${rows} set deleted_date = now() where id = ${id}`.execute(call.db)
  await sql`
    delete from ${rows} where id in (select id from ${rows}
      where user_id = ${signedIn(call).id} and deleted_date is not null
      order by deleted_date desc offset ${maxDeleted})`.execute(call.db)
  return nothing
}

/** Returns whether the caller has this row. It may not be deleted. */
export async function restoreRow(call: Call, table: RestorableTable, id: string): Promise<boolean> {
  const { rows } = await sql`
    update ${sql.table(table)} set deleted_date = null
    where id = ${id} and user_id = ${signedIn(call).id} returning id`.execute(call.db)
  return rows.length > 0
}
