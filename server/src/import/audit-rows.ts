import type { PatchOperation } from '@app/contract/route.ts'
import type pg from 'pg'
import { bulkInsert } from './bulk-insert.ts'

export interface AuditRow {
  facilityId: string
  patch: readonly PatchOperation[]
}

/** The import, and who runs it. Null on the command line. */
export interface Importer {
  importId: string
  userId: string | null
}

/** Records an import's writes to facilities, like every other write. The subject is the import. */
export const auditImport = (
  client: pg.ClientBase,
  operation: 'import' | 'undoImport',
  { importId, userId }: Importer,
  rows: readonly AuditRow[],
) =>
  bulkInsert(
    client,
    'audit_log',
    rows.map(({ facilityId, patch }) => ({
      user_id: userId,
      operation: `facility-mgmt.facilities.${operation}`,
      subject_id: importId,
      owner_id: facilityId,
      patch,
    })),
  )
