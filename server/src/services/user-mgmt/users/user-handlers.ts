import { sql } from 'kysely'
import type { ManagedUser, users } from '@app/contract/users/user-routes.ts'
import { audit } from '../../../patterns/audit.ts'
import { lockUntilCommit } from '../../../patterns/lock-until-commit.ts'
import { conflict, notFound } from '../../../platform/errors.ts'
import { signedIn, type Call, type Handlers } from '../../../platform/http/call.ts'
import { continuedPage, one } from '../../../platform/http/json-text.ts'
import { runnerOf, type Accounts } from './accounts.ts'
import { endTokens } from './end-tokens.ts'
import { foundUsers, managedUsers, userJson } from './user-search.ts'

type AdminRoutes = Pick<typeof users, 'search' | 'block' | 'unblock' | 'setAdmin'>

/** Users for administrators. */
export const userHandlers = (accounts: Accounts): Handlers<AdminRoutes> => ({
  search: async ({ take, ...filter }, call) =>
    // One more than the page, to know whether there is another.
    continuedPage<ManagedUser>((await foundUsers(filter, take + 1).execute(call.db)).rows, take),

  block: async ({ userId, data: { reason } }, call) => {
    const admin = signedIn(call)
    // Two administrators could otherwise block each other.
    await lockUntilCommit(call, 'blocks')
    if (userId === admin.id) throw conflict('OWN_ACCOUNT', "You can't block yourself.")
    const before = await lockUser(call, userId)
    await call.db
      .updateTable('app_user')
      .set({
        block_reason: reason,
        blocked_by: admin.id,
        ...(before.blocked_date === null && { blocked_date: new Date() }),
      })
      .where('id', '=', userId)
      .execute()
    await requireAdmin(call, "You can't block the last administrator.")
    await accounts.setBlocked(runnerOf(call), before.subject, true)
    await audit(call, userId, null, [{ op: 'add', path: '/block', value: { reason } }])
    call.report('user.blocked', { target: before.subject })
    return readUser(call, userId)
  },

  unblock: async ({ userId }, call) => {
    const before = await lockUser(call, userId)
    if (before.blocked_date !== null) {
      await call.db
        .updateTable('app_user')
        .set({ blocked_date: null, blocked_by: null, block_reason: null })
        .where('id', '=', userId)
        .execute()
      await accounts.setBlocked(runnerOf(call), before.subject, false)
      await audit(call, userId, null, [{ op: 'remove', path: '/block' }])
      call.report('user.unblocked', { target: before.subject })
    }
    return readUser(call, userId)
  },

  setAdmin: async ({ userId, isAdmin }, call) => {
    await lockUntilCommit(call, 'blocks')
    const { subject } = await lockUser(call, userId)
    if (!accounts.isOwn(subject))
      throw conflict('EXTERNAL_ACCOUNT', 'The provider that this person logs in with decides about roles.')
    const { rows } = await sql`select from administrator where user_id = ${userId}`.execute(call.db)
    if (rows.length > 0 === isAdmin) return readUser(call, userId)
    if (isAdmin) await sql`insert into administrator (user_id) values (${userId})`.execute(call.db)
    else {
      await sql`delete from administrator where user_id = ${userId}`.execute(call.db)
      await requireAdmin(call, "You can't take the role from the last administrator.")
    }
    await accounts.setRole(runnerOf(call), subject, 'admin', isAdmin)
    // The next token has the new role.
    await endTokens(call, userId)
    await audit(call, userId, null, [{ op: 'replace', path: '/isAdmin', value: isAdmin }])
    call.report(isAdmin ? 'admin.added' : 'admin.removed', { target: subject })
    return readUser(call, userId)
  },
})

async function lockUser(call: Call, id: string) {
  const user = await call.db
    .selectFrom('app_user')
    .select(['subject', 'blocked_date'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!user) throw notFound()
  return user
}

/** Somebody must be left who can unblock, and give the role. */
async function requireAdmin(call: Call, refusal: string) {
  const admin = await call.db
    .selectFrom('app_user')
    .innerJoin('administrator', 'administrator.user_id', 'app_user.id')
    .select('id')
    .where('blocked_date', 'is', null)
    .limit(1)
    .executeTakeFirst()
  if (!admin) throw conflict('LAST_ADMIN', refusal)
}

async function readUser(call: Call, id: string) {
  const { rows } = await sql<{ item: string }>`
    select ${userJson}::text as item from ${managedUsers} t where t.id = ${id}`.execute(call.db)
  const [found] = rows
  if (!found) throw notFound()
  return one<ManagedUser>(found.item)
}
