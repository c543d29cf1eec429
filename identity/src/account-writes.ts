import { accountIdOf } from './account-subject.ts'
import { revokeAccount } from './artifacts.ts'
import type { Run } from './database.ts'
import { normalizeEmail } from './email.ts'

// Writes to accounts in the caller's transaction. Subjects of other providers have no account here.

/** Whether this provider has the account, so that its address and roles can be changed here. */
export const isOwnAccount = (subject: string) => accountIdOf(subject) !== undefined

/** Deletes an account with its sessions, tokens and devices. Its address is free then. */
export async function removeAccount(run: Run, subject: string): Promise<void> {
  const id = accountIdOf(subject)
  if (id === undefined) return
  await revokeAccount({ query: run }, subject)
  // The sign-up has the address and the name too.
  await run('delete from identity.sign_up where account_id = $1', [id])
  await run('delete from identity.account where id = $1', [id])
}

/** Gives or takes a role. Sessions and refresh tokens stay: the next access token has the new roles. */
export async function setAccountRole(
  run: Run,
  subject: string,
  role: string,
  isGiven: boolean,
): Promise<void> {
  await run(
    `update identity.account set roles = array_remove(roles, $2) || case when $3 then array[$2] else '{}' end
     where id = $1`,
    [accountIdOf(subject), role, isGiven],
  )
}

/** The name in emails and on the pages of the provider. */
export async function setAccountName(run: Run, subject: string, name: string): Promise<void> {
  await run('update identity.account set name = $2 where id = $1', [accountIdOf(subject), name])
}

/** Whether an account has the address. */
export async function isEmailTaken(run: Run, email: string): Promise<boolean> {
  const { rows } = await run('select from identity.account where email = $1', [normalizeEmail(email)])
  return rows.length > 0
}

/**
 * Changes the address, whose owner must have confirmed it. Returns false if another account has it. The unique constraint
 * fails if a concurrent sign-up takes it.
 */
export async function setAccountEmail(run: Run, subject: string, email: string): Promise<boolean> {
  const normalized = normalizeEmail(email)
  const id = accountIdOf(subject)
  const { rows } = await run(
    `update identity.account a set email = $2 where a.id = $1
       and not exists (select from identity.account o where o.email = $2 and o.id <> a.id) returning a.id`,
    [id, normalized],
  )
  // Links to a new password were sent to the old address.
  if (rows.length > 0) await run('delete from identity.one_time_token where account_id = $1', [id])
  return rows.length > 0
}
