import type { PatchOperation } from '@app/contract/route.ts'
import type pg from 'pg'
import type { ImportedKind } from './imported-kind.ts'
import { bulkInsert } from './bulk-insert.ts'

export interface AuditRow {
  profileId: string
  patch: readonly PatchOperation[]
}

/** The import, and who runs it. Null on the command line. */
export interface Importer {
  kind: ImportedKind
  importId: string
  userId: string | null
}

/** Records an import's writes to profiles, like every other write. The subject is the import. */
export const auditImport = (
  client: pg.ClientBase,
  operation: 'import' | 'undoImport',
  { kind, importId, userId }: Importer,
  rows: readonly AuditRow[],
) =>
  bulkInsert(
    client,
    'audit_log',
    rows.map(({ profileId, patch }) => ({
      user_id: userId,
      operation: `${kind.operations}.${operation}`,
      subject_id: importId,
      owner_id: profileId,
      patch,
    })),
  )
