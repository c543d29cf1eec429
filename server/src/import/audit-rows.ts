import type { PatchOperation } from '@app/contract/route.ts'
import type pg from 'pg'
import { bulkInsert } from './bulk-insert.ts'

export interface AuditRow {
  profileId: string
  patch: readonly PatchOperation[]
}

/** Leaves the row that every write to a profile leaves; the subject is the import. */
export const auditImport = (
  client: pg.ClientBase,
  operation: string,
  importId: string,
  rows: readonly AuditRow[],
) =>
  bulkInsert(
    client,
    'audit_log',
    [
      ['operation', 'text', () => operation],
      ['subject_id', 'uuid', () => importId],
      ['profile_id', 'uuid', ({ profileId }) => profileId],
      ['patch', 'jsonb', ({ patch }) => JSON.stringify(patch)],
    ],
    rows,
  )
