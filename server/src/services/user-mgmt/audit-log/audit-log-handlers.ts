import { sql } from 'kysely'
import type { AuditEntry, auditLog } from '@app/contract/users/audit-log-routes.ts'
import { invalidField } from '../../../platform/errors.ts'
import type { Call, Handlers } from '../../../platform/http/call.ts'
import { continuedPage } from '../../../platform/http/json-text.ts'
import type { RunOperation } from '../../../platform/http/run-operation.ts'
import { auditEntries, type Position } from './audit-log-query.ts'
import { undoEntry } from './undo.ts'

export const auditLogHandlers = (run: RunOperation): Handlers<typeof auditLog> => ({
  filtered: async ({ data, before, take }, call) => {
    const after = before === undefined ? undefined : await positionOf(call, before)
    // One more than the page, to know whether there is another.
    const { rows } = await auditEntries(data, after, take + 1).execute(call.db)
    return continuedPage<AuditEntry>(rows, take)
  },

  undo: ({ data: { entryId } }, call) => undoEntry(call, run, entryId),

  // Jumps from each operation to the next one in the index, since `distinct` would read all rows.
  operations: async (_input, call) => {
    const { rows } = await sql<{ operation: string }>`
      with recursive found as (
        (select operation from audit_log where id > -1 order by operation limit 1)
        union all
        select (select a.operation from audit_log a where a.operation > f.operation and a.id > -1
          order by a.operation limit 1)
        from found f where f.operation is not null)
      select operation from found where operation is not null`.execute(call.db)
    return { data: rows.map(({ operation }) => operation) }
  },
})

async function positionOf(call: Call, id: string): Promise<Position> {
  const { rows } =
    await sql<Position>`select at::text as at, id::text as id from audit_log where id = ${id}::bigint`.execute(
      call.db,
    )
  const [found] = rows
  if (!found) throw invalidField('before', 'is not the id of an entry')
  return found
}
