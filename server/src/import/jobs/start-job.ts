import { sql } from 'kysely'
import { signedIn, type Call } from '../../platform/http/call.ts'
import type { BusyState, JobOptions } from './import-job.ts'

export const importChannel = 'import'

/** Puts an import to work, in the transaction of the call. A server takes it after the commit. */
export async function startJob(
  call: Call,
  id: string,
  state: BusyState,
  options: Omit<JobOptions, 'isAdmin'> = {},
) {
  const stored: JobOptions = { isAdmin: call.isAdmin, ...options }
  await sql`update import set state = ${state}, job_due = now(), job_attempts = 0, progress = null, problem = null,
    job_by = ${signedIn(call).id}, job_options = ${JSON.stringify(stored)} where id = ${id}`.execute(call.db)
  await sql`select pg_notify(${importChannel}, '')`.execute(call.db)
}
