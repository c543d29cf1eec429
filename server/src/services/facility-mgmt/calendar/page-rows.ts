import { sql } from 'kysely'
import { nothing } from '@app/contract/envelope.ts'
import { audit } from '../../../patterns/audit.ts'
import type { OwnedItem } from '../../../patterns/children.ts'
import { requireOwnerRoom } from '../../../patterns/quotas.ts'
import { invalidField, notFound } from '../../../platform/errors.ts'
import { checkRevision, type Call } from '../../../platform/http/call.ts'
import { ringTeam } from './change-calendar.ts'

// What a page has beside its entries: feeds, subscriptions and published weekends.

/** Throws unless the page has room for another row of the table, which is about one of its spaces, or about all (null). */
export async function requireRoomForRow(
  call: Call,
  ownerId: string,
  { table, spaceId }: { table: string; spaceId: string | null },
) {
  await requireOwnerRoom(call, ownerId, {
    count: sql`select count(*) from ${sql.table(table)} where owner_id = ${ownerId}`,
  })
  if (spaceId === null) return
  const { rows } = await sql`
    select from calendar_space where id = ${spaceId} and owner_id = ${ownerId} for key share`.execute(call.db)
  if (rows.length === 0) throw invalidField('data/spaceId', 'is not a space of this page')
}

/** Records a row that was added, and tells the team. */
export async function recordAddition(call: Call, ownerId: string, id: string, added: unknown) {
  await audit(call, ownerId, id, added)
  await ringTeam(call, ownerId)
}

/** A handler that removes a row of the table, unless it was changed since. */
export const rowRemoval =
  (table: string) =>
  async ({ ownerId, id }: OwnedItem, call: Call) => {
    const { rows } = await sql<{ revision: number }>`
      delete from ${sql.table(table)} where owner_id = ${ownerId} and id = ${id} returning revision`.execute(
      call.db,
    )
    const [row] = rows
    if (!row) throw notFound()
    // A refusal rolls the deletion back.
    checkRevision(call, row.revision)
    await audit(call, ownerId, id, undefined)
    await ringTeam(call, ownerId)
    return nothing
  }
