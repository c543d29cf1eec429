import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import * as z from 'zod'
import { line } from '@app/contract/envelope.ts'
import type { TokenClaims } from '../../../platform/auth.ts'
import { Refusal } from '../../../platform/errors.ts'
import { expiringCache } from '../../../platform/expiring-cache.ts'
import type { Caller } from '../../../platform/http/call.ts'
import type { Database } from '../../../tables/tables.ts'

const Profile = z.object({
  email: z.string(),
  email_verified: z.boolean().default(false),
  name: z.string().optional(),
  picture: z.string().optional(),
})
type Profile = z.output<typeof Profile>

interface SignedIn extends Caller {
  user: NonNullable<Caller['user']>
}

// Users are cached, because every request has a token and the row rarely changes.
const maxCachedUsers = 10_000
const cacheMs = 5 * 60_000

/**
 * Maps the claims of a token to a user, and creates the user at the first sign-in. If the token has no email address,
 * it is fetched once from the `userinfo` endpoint of the provider.
 */
export function signIn(db: Database, userinfo?: string) {
  const cache = expiringCache<SignedIn>(maxCachedUsers, cacheMs)

  return async (claims: TokenClaims, token: string): Promise<Caller> => {
    const isAdmin = claims.roles.includes('admin')
    const cached = cache.get(claims.subject)
    if (cached?.isAdmin === isAdmin) return cached
    const user =
      (await findUser(db, claims)) ??
      (await createUser(db, claims, await loadProfile(claims, token, userinfo)))
    await storeRole(db, user.id, isAdmin)
    const caller = { user, isAdmin }
    cache.set(claims.subject, caller)
    return caller
  }
}

/** Keeps the list of administrators to email. What a caller may do depends on the token only. */
const storeRole = (db: Database, userId: string, isAdmin: boolean) =>
  isAdmin
    ? sql`insert into administrator (user_id) values (${userId})
        on conflict (user_id) do update set seen_date = now()`.execute(db)
    : sql`delete from administrator where user_id = ${userId}`.execute(db)

/** Finds the user and updates the email address if the token has a new one. */
const findUser = async (db: Database, claims: TokenClaims) => {
  const row = await db
    .selectFrom('app_user')
    .select(['id', 'subject', 'email', 'email_verified', 'name'])
    .where('subject', '=', claims.subject)
    .executeTakeFirst()
  const { email = row?.email, emailVerified } = claims
  if (!row || email === undefined || claims.email === undefined) return row
  if (email === row.email && emailVerified === row.email_verified) return row
  await db
    .updateTable('app_user')
    .set({ email, email_verified: emailVerified })
    .where('id', '=', row.id)
    .execute()
  return { ...row, email }
}

/** Concurrent first requests of one person create one row. */
const createUser = (
  db: Database,
  { subject }: TokenClaims,
  { email, email_verified, name, picture }: Profile,
) =>
  db.transaction().execute(async (trx) => {
    const id = newId()
    await trx.insertInto('owner').values({ id, kind: 'user' }).execute()
    const user = await trx
      .insertInto('app_user')
      .values({
        id,
        subject,
        email,
        email_verified,
        name: publicName(name, email),
        picture: picture ?? null,
      })
      .onConflict((conflict) => conflict.column('subject').doUpdateSet({ email, email_verified }))
      .returning(['id', 'subject', 'email', 'name'])
      .executeTakeFirstOrThrow()
    // A concurrent request created the user first.
    if (user.id !== id) await trx.deleteFrom('owner').where('id', '=', id).execute()
    return user
  })

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
