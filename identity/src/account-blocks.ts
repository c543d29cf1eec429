import { accountIdOf } from './account-subject.ts'
import { revokeAccount } from './artifacts.ts'
import type { Run } from './database.ts'

/**
 * Blocks or unblocks an account. A blocked one can't log in, has no sessions and gets no tokens. Subjects of other
 * providers have no account here, so nothing happens. `run` executes a statement in the caller's transaction.
 */
export async function setAccountBlocked(run: Run, subject: string, isBlocked: boolean): Promise<void> {
  const id = accountIdOf(subject)
  if (id === undefined) return
  await run('update identity.account set blocked_at = case when $2 then now() end where id = $1', [
    id,
    isBlocked,
  ])
  if (isBlocked) await revokeAccount({ query: run }, subject)
}
