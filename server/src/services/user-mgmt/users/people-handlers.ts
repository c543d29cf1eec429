import { sql } from 'kysely'
import { nothing } from '@app/contract/envelope.ts'
import { directory, User, UserDraft, UserProfile } from '@app/contract/users/user-schema.ts'
import { userAbilities, type users } from '@app/contract/users/user-routes.ts'
import { audit } from '../../../patterns/audit.ts'
import { readChildren, type Children } from '../../../patterns/children.ts'
import { columnOf, itemJson } from '../../../patterns/columns.ts'
import { entitlementsOn } from '../../../patterns/entitlements.ts'
import { imageHandlers } from '../../../patterns/files.ts'
import { countUse } from '../../../patterns/use-limits.ts'
import { changesOf, patchableFields } from '../../../patterns/patch.ts'
import type { FileStore } from '../../../platform/files/file-store.ts'
import { conflict, notFound } from '../../../platform/errors.ts'
import { checkRevision, signedIn, type Call, type Handlers } from '../../../platform/http/call.ts'
import { one } from '../../../platform/http/json-text.ts'
import { queueMail } from '../../../platform/mail/mail-queue.ts'
import type { RungResolver } from '../../../platform/http/rights.ts'
import { runnerOf, type Accounts } from './accounts.ts'
import { deleteUser, readObstacles } from './delete-user.ts'

/** People own their accounts. Nobody else but administrators finds hidden and blocked ones. */
export const userRung: RungResolver = async (call, id) => {
  const [found] = await call.prepared<{ isShown: boolean }>(
    'user-rung',
    `select u.is_visible and u.blocked_date is null as "isShown" from app_user u where u.id = $1`,
    [id],
  )
  if (!found) return null
  if (call.isAdmin) return 'admin'
  if (call.user?.id === id) return 'manager'
  if (!found.isShown) return null
  return call.user ? 'user' : 'visitor'
}

/** Links to a new password for one account. */
const resets = { name: 'password-reset', most: 5, seconds: 15 * 60 }

const emailOverride = ({ isAdmin, user }: Call) =>
  isAdmin ? undefined : { email: sql`case when t.id = ${user?.id ?? null}::uuid then t.email end` }

const people = {
  table: 'user',
  collection: directory,
  fieldOverrides: emailOverride,
  visible: ({ isAdmin }: Call) => (isAdmin ? sql`true` : sql`t.is_visible and t.blocked_date is null`),
} satisfies Children

const everybody = { condition: sql`true` }

type PeopleRoutes = Pick<
  typeof users,
  | 'list'
  | 'filtered'
  | 'get'
  | 'entitlements'
  | 'my'
  | 'profile'
  | 'byEmail'
  | 'passwordReset'
  | 'update'
  | 'remove'
  | 'deletion'
  | 'visibility'
  | 'images'
>

/** Handlers for the directory, and for people's own accounts. */
export const peopleHandlers = (accounts: Accounts, store: FileStore): Handlers<PeopleRoutes> => ({
  list: (paging, call) => readChildren(people, call, everybody, paging),
  filtered: ({ data, ...paging }, call) => readChildren(people, call, everybody, paging, data),
  get: async ({ id }, call) => {
    const { json, revision } = await readUser(call, id, itemJson(User.shape, 't', emailOverride(call)))
    return one<User>(json, revision)
  },
  entitlements: (_input, call) => entitlementsOn(call, userAbilities),
  my: (_input, call) => readProfile(call, signedIn(call).id),
  profile: ({ id }, call) => readProfile(call, id),
  byEmail: async ({ email }, call) => readProfile(call, await findByEmail(call, email)),

  passwordReset: async ({ id }, call) => {
    const { subject } = await call.db
      .selectFrom('app_user')
      .select('subject')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    if (!accounts.isOwn(subject))
      throw conflict(
        'EXTERNAL_ACCOUNT',
        'This account logs in with another provider. Set a new password there.',
      )
    await countUse(
      call.db,
      resets,
      id,
      'Several links were sent just now. Use the latest, or try again later.',
    )
    await queueMail(call.db, 'password-reset', id)
    call.report('password_reset.requested', { target: subject })
    return nothing
  },

  update: async ({ id, patch }, call) => {
    const { row, subject } = await lockUser(call, id)
    const changes = changesOf(call, patchableFields({ change: UserDraft }, row), patch, UserDraft)
    if (Object.keys(changes).length > 0) {
      await setColumns(call, id, changes)
      if (typeof changes.name === 'string') await accounts.setName(runnerOf(call), subject, changes.name)
      await audit(call, id, null, patch)
    }
    return readProfile(call, id)
  },

  visibility: async ({ isVisible }, call) => {
    const { id } = signedIn(call)
    const { row } = await lockUser(call, id)
    if (row.isVisible !== isVisible) {
      await setColumns(call, id, { isVisible })
      await audit(call, id, null, [{ op: 'replace', path: '/isVisible', value: isVisible }])
    }
    return readProfile(call, id)
  },

  remove: ({ id }, call) => deleteUser(call, accounts, id),
  deletion: async ({ id }, call) => ({ data: await readObstacles(call, id) }),
  images: imageHandlers(store),
})

/**
 * The id of the user with a verified address. Others than administrators find only themselves: their query reads the same row whether or
 * not somebody else has the address, so neither the reply nor its time tells.
 */
async function findByEmail(call: Call, email: string): Promise<string> {
  const who = call.isAdmin ? sql`true` : sql`u.id = ${signedIn(call).id}`
  const { rows } = await sql<{ id: string }>`
    select u.id from app_user u where lower(u.email) = lower(${email}) and u.email_verified and ${who}
    order by u.created_date, u.id limit 1`.execute(call.db)
  const [found] = rows
  if (!found) throw notFound()
  return found.id
}

async function readUser(call: Call, id: string, item: ReturnType<typeof itemJson>) {
  const { rows } = await sql<{ json: string; revision: number }>`
    select ${item}::text as json, t.revision from derived.user_item t where t.id = ${id}`.execute(call.db)
  const [found] = rows
  if (!found) throw notFound()
  return found
}

/** A user with the address, for themselves and administrators. */
export async function readProfile(call: Call, id: string) {
  const { json, revision } = await readUser(call, id, itemJson(UserProfile.shape, 't'))
  return one<UserProfile>(json, revision)
}

async function lockUser(call: Call, id: string) {
  await call.db.selectFrom('app_user').select('id').where('id', '=', id).forNoKeyUpdate().execute()
  const { rows } = await sql<{ row: Record<string, unknown>; revision: number; subject: string }>`
    select ${itemJson(UserProfile.shape, 't')} as row, t.revision, u.subject
    from derived.user_item t join app_user u on u.id = t.id where t.id = ${id}`.execute(call.db)
  const [found] = rows
  if (!found) throw notFound()
  checkRevision(call, found.revision)
  return found
}

const setColumns = (call: Call, id: string, changes: Record<string, unknown>) =>
  sql`update app_user set updated_date = now(), ${sql.join(
    Object.entries(changes).map(([field, value]) => sql`${sql.ref(columnOf(field))} = ${value}`),
  )} where id = ${id}`.execute(call.db)
