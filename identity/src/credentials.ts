import type { Pool } from 'pg'
import { subjectOf } from './account-subject.ts'
import { passwordMatches } from './passwords.ts'
import type { SignUp } from './sign-ups.ts'

interface Account {
  id: string
  password_hash: string | null
  isBlocked: boolean
}
interface Pending {
  id: string
  name: string
  password_hash: string
}

/**
 * Finds the account or the unconfirmed sign-up with this address and password. Always checks both: otherwise, the result
 * or its timing would reveal whether an address has an account to anyone who signs up with it. Demo accounts that aren't
 * admitted count as unknown.
 */
export async function checkCredentials(
  { pool, admitsDemo }: { pool: Pool; admitsDemo: boolean },
  email: string,
  password: string,
): Promise<{ subject: string; isBlocked: boolean } | { signUp: SignUp } | undefined> {
  const accounts = await pool.query<Account>(
    'select id, password_hash, blocked_at is not null as "isBlocked" from identity.account where email = $1 and (not is_demo or $2)',
    [email, admitsDemo],
  )
  const pending = await pool.query<Pending>(
    `select id, name, password_hash from identity.sign_up
     where email = $1 and account_id is null and expires_at > now() order by created_at desc limit 1`,
    [email],
  )
  const account = accounts.rows[0]
  const signUp = pending.rows[0]
  const [isAccount, isSignUp] = await Promise.all([
    passwordMatches(account?.password_hash ?? undefined, password),
    passwordMatches(signUp?.password_hash, password),
  ])
  if (account && isAccount) return { subject: subjectOf(account.id), isBlocked: account.isBlocked }
  return signUp && isSignUp
    ? { signUp: { id: signUp.id, email, name: signUp.name, subject: undefined } }
    : undefined
}
