import { v7 as newId } from 'uuid'
import * as z from 'zod'
import { line } from '@app/contract/envelope.ts'
import type { TokenClaims } from '../../../platform/auth.ts'
import { Refusal } from '../../../platform/errors.ts'
import type { Caller } from '../../../platform/http/call.ts'
import type { Database } from '../../../tables.ts'

const Profile = z.object({
  email: z.string(),
  email_verified: z.boolean().default(false),
  name: z.string().optional(),
  picture: z.string().optional(),
})
type Profile = z.output<typeof Profile>

// Tokens come with every request; the row changes hardly ever.
const remembered = 10_000
const rememberedFor = 5 * 60_000

interface Known {
  user: { id: string; email: string; name: string }
  until: number
}

/**
 * Finds the row of whoever a token names, and makes it at their first sign-in. Providers whose access tokens carry no
 * address are asked for it once, at `userinfo`.
 */
export function signIn(db: Database, userinfo?: string) {
  const known = new Map<string, Known>()

  return async (claims: TokenClaims, token: string): Promise<Caller> => {
    const isAdmin = claims.roles.includes('admin')
    const cached = known.get(claims.subject)
    if (cached && cached.until > Date.now()) return { user: cached.user, isAdmin }
    const user =
      (await find(db, claims)) ?? (await create(db, claims, await profileOf(claims, token, userinfo)))
    if (known.size >= remembered) known.clear()
    known.set(claims.subject, { user, until: Date.now() + rememberedFor })
    return { user, isAdmin }
  }
}

const find = async (db: Database, claims: TokenClaims) => {
  const row = await db
    .selectFrom('app_user')
    .select(['id', 'email', 'email_verified', 'name'])
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

/** Two first requests at once make one row. */
const create = (db: Database, { subject }: TokenClaims, { email, email_verified, name, picture }: Profile) =>
  db
    .insertInto('app_user')
    .values({
      id: newId(),
      subject,
      email,
      email_verified,
      name: publicName(name, email),
      picture: picture ?? null,
    })
    .onConflict((conflict) => conflict.column('subject').doUpdateSet({ email, email_verified }))
    .returning(['id', 'email', 'name'])
    .executeTakeFirstOrThrow()

const Name = line(100)

/** A name that may be shown to everybody. Some providers put the address there; only its local part is ever shown. */
function publicName(given: string | undefined, email: string): string {
  const [local = ''] = (given ?? email).split('@', 1)
  const read = Name.safeParse(given === undefined || given.includes('@') ? local : given)
  return read.success ? read.data : 'Somebody'
}

async function profileOf(claims: TokenClaims, token: string, userinfo: string | undefined): Promise<Profile> {
  const { email, emailVerified, name, picture } = claims
  if (email !== undefined) return { email, email_verified: emailVerified, name, picture }
  if (userinfo === undefined)
    throw new Refusal(401, 'TOKEN_INVALID', 'The access token names no e-mail address.')
  const reply = await fetch(userinfo, {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(10_000),
  })
  const read = reply.ok ? Profile.safeParse(await reply.json()) : undefined
  if (!read?.success)
    throw new Refusal(401, 'TOKEN_INVALID', 'The provider does not say whose token this is.')
  return read.data
}
