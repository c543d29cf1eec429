import { CompiledQuery, sql } from 'kysely'
import { v7 as newId } from 'uuid'
import * as z from 'zod'
import { line } from '@app/contract/envelope.ts'
import { isClosed } from '../../../patterns/closed-accounts.ts'
import type { TokenClaims } from '../../../platform/auth.ts'
import { Refusal } from '../../../platform/errors.ts'
import { expiringCache } from '../../../platform/expiring-cache.ts'
import type { Caller } from '../../../platform/http/call.ts'
import { defaultNewAccountHours } from '../../../platform/limits/limit-settings.ts'
import type { AnyDatabase, Database } from '../../../tables/tables.ts'
import { lockFirstUse } from './end-tokens.ts'

const Profile = z.object({
  email: z.string(),
  email_verified: z.boolean().default(false),
  name: z.string().optional(),
  picture: z.string().optional(),
})
type Profile = z.output<typeof Profile>

// Users are cached, because every request has a token. A block must end all tokens on all servers within a second, so the
// row is read again after half of that. This needs no notice that could get lost.
const maxCachedUsers = 10_000
const cacheMs = 500

interface SignInOptions {
  /** The endpoint of the provider, for tokens without an email address. */
  userinfo?: string | undefined
  /** An account counts as new for this long. */
  newAccountHours?: number | undefined
}

/**
 * Maps the claims of a token to a user, and creates the user at the first sign-in. If the token has no email address,
 * it is fetched once from the `userinfo` endpoint of the provider.
 */
export function signIn(
  db: Database,
  { userinfo, newAccountHours = defaultNewAccountHours }: SignInOptions = {},
) {
  // By the claims, so that a token with a new address or role takes effect at once.
  const cache = expiringCache<User>(maxCachedUsers, cacheMs)

  const loading = new Map<string, Promise<User>>()

  /** Concurrent requests of one person share a query. */
  function load(key: string, claims: TokenClaims, token: string): Promise<User> {
    const started = loading.get(key)
    if (started) return started
    const starting = findOrCreate(claims, token)
      .then((user) => {
        cache.set(key, user)
        return user
      })
      .finally(() => loading.delete(key))
    loading.set(key, starting)
    return starting
  }
  const findOrCreate = async (claims: TokenClaims, token: string) =>
    (await findUser(db, claims, newAccountHours)) ??
    createUser(db, claims, await loadProfile(claims, token, userinfo))

  return async (claims: TokenClaims, token: string): Promise<Caller> => {
    const isAdmin = isAdminIn(claims)
    const key = JSON.stringify([claims.subject, claims.email, claims.emailVerified, isAdmin])
    const user = cache.get(key) ?? (await load(key, claims, token))
    if (user.blocked_date !== null) throw blocked()
    if (isEnded(claims, user)) throw tokenEnded()
    const { id, subject, email, name } = user
    const isEstablished = isAdmin || (user.email_verified && !user.isNew)
    return {
      user: { id, subject, email, name, sessionId: claims.sessionId },
      isAdmin,
      standing: isEstablished ? 'established' : 'newcomer',
    }
  }
}

type Issued = Pick<TokenClaims, 'issuedAt' | 'sessionId'> & Partial<Pick<TokenClaims, 'grantId'>>

/** Whether the session or the grant of the token was ended, or all tokens were after this one was issued. */
export const isEnded = (
  { issuedAt = 0, sessionId, grantId }: Issued,
  { tokens_from: from, endedSessions: ended }: Pick<User, 'tokens_from' | 'endedSessions'>,
) =>
  (from !== null && issuedAt < from.getTime()) ||
  [sessionId, grantId].some((id) => id !== undefined && ended.includes(id))

/** The sessions and grants of a user that were ended, for `isEnded`. */
export const endedSessions = sql<
  string[]
>`array(select e.session_id from ended_session e where e.user_id = app_user.id)`.as('endedSessions')

const tokenEnded = () => new Refusal(401, 'TOKEN_EXPIRED', 'The access token was ended. Log in again.')

// 403, because logging in again doesn't help.
const blocked = () =>
  new Refusal(
    403,
    'USER_BLOCKED',
    'An administrator has blocked your account. If you think this is a mistake, contact us.',
  )

const accountDeleted = () => new Refusal(401, 'TOKEN_INVALID', 'This account was deleted.')

const isAdminIn = ({ roles }: TokenClaims) => roles.includes('admin')

const columns = ['id', 'subject', 'email', 'email_verified', 'name', 'blocked_date', 'tokens_from'] as const
interface User {
  id: string
  subject: string
  email: string
  email_verified: boolean
  name: string
  blocked_date: Date | null
  tokens_from: Date | null
  endedSessions: string[]
  isNew: boolean
}

/** Finds the user and updates the email address and the list of administrators if the token says something new. */
async function findUser(
  db: Database,
  claims: TokenClaims,
  newAccountHours: number,
): Promise<User | undefined> {
  const row = await db
    .selectFrom('app_user')
    .leftJoin('administrator', 'administrator.user_id', 'app_user.id')
    .select([
      ...columns,
      'administrator.seen_date as adminSeen',
      endedSessions,
      // By the clock that has set the date.
      sql<boolean>`app_user.created_date > now() - make_interval(hours => ${newAccountHours})`.as('isNew'),
    ])
    .where('subject', '=', claims.subject)
    .executeTakeFirst()
  if (!row) return undefined
  // An ended token may have an address or a role of before.
  if (isEnded(claims, row)) return row
  const { email = row.email } = claims
  const emailVerified = claims.email === undefined ? row.email_verified : claims.emailVerified
  const isAdmin = isAdminIn(claims)
  const seenMs = row.adminSeen === null ? 0 : Date.now() - row.adminSeen.getTime()
  if (isAdmin !== (row.adminSeen !== null) || seenMs > dayMs) await storeRole(db, row.id, isAdmin)
  if (email === row.email && emailVerified === row.email_verified) return row
  await db
    .updateTable('app_user')
    .set({ email, email_verified: emailVerified })
    .where('id', '=', row.id)
    .execute()
  return { ...row, email, email_verified: emailVerified }
}

const dayMs = 24 * 60 * 60_000

/** Keeps the list of administrators, for emails and for other administrators. Rights depend on the token only. */
const storeRole = (db: AnyDatabase, userId: string, isAdmin: boolean) =>
  isAdmin
    ? sql`insert into administrator (user_id) values (${userId})
        on conflict (user_id) do update set seen_date = now()`.execute(db)
    : sql`delete from administrator where user_id = ${userId}`.execute(db)

/** Concurrent first requests of one person create one row. */
const createUser = (db: Database, claims: TokenClaims, { email, email_verified, name, picture }: Profile) =>
  db.transaction().execute(async (trx) => {
    const id = newId()
    await trx.executeQuery(CompiledQuery.raw(lockFirstUse, [claims.subject]))
    await trx.insertInto('owner').values({ id, kind: 'user' }).execute()
    const user = await trx
      .insertInto('app_user')
      .values({
        id,
        subject: claims.subject,
        email,
        email_verified,
        name: publicName(name, email),
        picture: picture ?? null,
      })
      .onConflict((conflict) => conflict.column('subject').doUpdateSet({ email, email_verified }))
      .returning(columns)
      .executeTakeFirstOrThrow()
    // A token of a deleted account. Read last, so that a concurrent deletion is seen.
    if (await isClosed(trx, claims.subject)) throw accountDeleted()
    // A concurrent request created the user first.
    if (user.id !== id) await trx.deleteFrom('owner').where('id', '=', id).execute()
    if (isAdminIn(claims)) await storeRole(trx, user.id, true)
    return { ...user, ...(await takeUnusedEnds(trx, user)), isNew: true }
  })

/** Gives a new user the ends of sessions and tokens from before the first token was used. */
async function takeUnusedEnds(trx: AnyDatabase, { id, subject }: Pick<User, 'id' | 'subject'>) {
  await sql`with ended as (delete from unused_end where subject = ${subject} returning session_id, tokens_from, ended_date),
    sessions as (
      insert into ended_session (user_id, session_id, ended_date)
      select ${id}, session_id, ended_date from ended where session_id <> '' on conflict do nothing)
    update app_user u set tokens_from = e.tokens_from from ended e where u.id = ${id} and e.tokens_from is not null`.execute(
    trx,
  )
  return trx
    .selectFrom('app_user')
    .select(['tokens_from', endedSessions])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

const Name = line(100)

/** Some providers set the name to the email address. Only its local part becomes public. */
function publicName(name: string | undefined, email: string): string {
  const [localPart = ''] = (name ?? email).split('@', 1)
  const parsed = Name.safeParse(name === undefined || name.includes('@') ? localPart : name)
  return parsed.success ? parsed.data : 'Somebody'
}

async function loadProfile(
  claims: TokenClaims,
  token: string,
  userinfo: string | undefined,
): Promise<Profile> {
  const { email, emailVerified, name, picture } = claims
  if (email !== undefined) return { email, email_verified: emailVerified, name, picture }
  if (userinfo === undefined)
    throw new Refusal(401, 'TOKEN_INVALID', 'The access token has no email address.')
  const reply = await fetch(userinfo, {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(10_000),
  })
  const parsed = reply.ok ? Profile.safeParse(await reply.json()) : undefined
  if (!parsed?.success)
    throw new Refusal(401, 'TOKEN_INVALID', "The sign-in provider didn't return a user for this token.")
  return parsed.data
}
