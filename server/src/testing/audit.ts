import type { TestServer } from './test-server.ts'

/** The audit rows of a profile, the oldest first. */
export const auditOf = async (server: TestServer, profileId: string) =>
  server.db
    .selectFrom('audit_log')
    .select(['operation', 'user_id', 'subject_id', 'patch'])
    .where('profile_id', '=', profileId)
    .orderBy('id')
    .execute()
