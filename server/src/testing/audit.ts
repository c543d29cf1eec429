import type { TestServer } from './test-server.ts'

/** The audit rows of an owner, oldest first. */
export const auditOf = async (server: TestServer, ownerId: string) =>
  server.db
    .selectFrom('audit_log')
    .select(['operation', 'user_id', 'subject_id', 'patch'])
    .where('owner_id', '=', ownerId)
    .orderBy('id')
    .execute()
