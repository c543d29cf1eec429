import { sql } from 'kysely'
import { audit } from '../../../patterns/audit.ts'
import type { OwnedItem } from '../../../patterns/children.ts'
import { notFound } from '../../../platform/errors.ts'
import { checkRevision, type Call } from '../../../platform/http/call.ts'

/** Removes a row that a page has in a table of its calendar, unless it was changed since. */
export async function removeRow(call: Call, table: string, { ownerId, id }: OwnedItem) {
  const { rows } = await sql<{ revision: number }>`
    delete from ${sql.table(table)} where owner_id = ${ownerId} and id = ${id} returning revision`.execute(
    call.db,
  )
  const [row] = rows
  if (!row) throw notFound()
  // A refusal rolls the deletion back.
  checkRevision(call, row.revision)
  await audit(call, ownerId, id, undefined)
}
