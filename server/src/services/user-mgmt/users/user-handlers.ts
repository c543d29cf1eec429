import { CompiledQuery, sql } from 'kysely'
import { ManagedUser, type users } from '@app/contract/users/user-routes.ts'
import { audit } from '../../../patterns/audit.ts'
import { asJson } from '../../../patterns/columns.ts'
import { hasWords } from '../../../patterns/filter-sql.ts'
import { lockUntilCommit } from '../../../patterns/lock-until-commit.ts'
import { pageQuery } from '../../../patterns/page-query.ts'
import { conflict, notFound } from '../../../platform/errors.ts'
import { signedIn, type Call, type Handlers } from '../../../platform/http/call.ts'
import { one, page } from '../../../platform/http/json-text.ts'

/** Blocks or unblocks the account at the embedded identity provider, in the transaction of the call. */
export type SetAccountBlocked = (
  run: (text: string, values: unknown[]) => Promise<unknown>,
  subject: string,
  isBlocked: boolean,
) => Promise<void>

const userJson = sql.raw(asJson(ManagedUser.shape, 't'))
const view = sql`derived.managed_user_item`

/** Users for administrators. */
export const userHandlers = (setAccountBlocked: SetAccountBlocked): Handlers<typeof users> => ({
  search: async ({ text, isBlocked, ...paging }, call) => {
    const where = sql.join(
      [sql`true`, ...hasWords(text, [sql`t.name`, sql`t.email`]), ...blockCondition(isBlocked)],
      sql` and `,
    )
    const order =
      isBlocked === true ? sql`t.blocked_date desc, t.id desc` : sql`t.created_date desc, t.id desc`
    const { rows } = await pageQuery({ item: userJson, from: view, where, order }, paging).execute(call.db)
    return page<ManagedUser>(rows[0]?.items ?? '[]', rows[0]?.count ?? 0)
  },

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
    await requireAdmin(call)
    await setAccountBlocked(runnerOf(call), before.subject, true)
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
      await setAccountBlocked(runnerOf(call), before.subject, false)
      await audit(call, userId, null, [{ op: 'remove', path: '/block' }])
      call.report('user.unblocked', { target: before.subject })
    }
    return readUser(call, userId)
  },
})

const blockCondition = (isBlocked: boolean | undefined) =>
  isBlocked === undefined ? [] : [sql`(t.blocked_date is not null) = ${isBlocked}`]

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

/** Somebody must be left who can unblock. */
async function requireAdmin(call: Call) {
  const admin = await call.db
    .selectFrom('app_user')
    .innerJoin('administrator', 'administrator.user_id', 'app_user.id')
    .select('id')
    .where('blocked_date', 'is', null)
    .limit(1)
    .executeTakeFirst()
  if (!admin) throw conflict('LAST_ADMIN', "You can't block the last administrator.")
}

const runnerOf =
  ({ db }: Call) =>
  (text: string, values: unknown[]) =>
    db.executeQuery(CompiledQuery.raw(text, values))

async function readUser(call: Call, id: string) {
  const { rows } = await sql<{ item: string }>`
    select ${userJson}::text as item from ${view} t where t.id = ${id}`.execute(call.db)
  const [found] = rows
  if (!found) throw notFound()
  return one<ManagedUser>(found.item)
}
