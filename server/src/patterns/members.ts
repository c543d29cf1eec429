import { sql } from 'kysely'
import type * as z from 'zod'
import type { Page } from '@app/contract/envelope.ts'
import type { memberCollection } from '@app/contract/patterns/members.ts'
import { memberColumns } from '@app/contract/columns/child-columns.ts'
import { reaches, type PatchOperation } from '@app/contract/route.ts'
import { conflict } from '../platform/errors.ts'
import type { Call } from '../platform/http/call.ts'
import type { ItemResolver } from '../platform/http/rights.ts'
import type { AnyDatabase } from '../tables/tables.ts'
import {
  childHandlers,
  getChild,
  readChild,
  readChildren,
  removeChild,
  updateChild,
  type Children,
  type Owned,
  type OwnedItem,
} from './children.ts'
import {
  changeInvitation,
  invite,
  lockInvitation,
  resendInvitation,
  withdrawInvitation,
} from './invitations.ts'
import { notify } from './notify.ts'
import { readPageLink } from './page-link.ts'
import { changesOf } from './patch.ts'
import { visiblePeople, visibleTo } from './visibility.ts'

// Users see only their own email address. Managers are no exception, because anyone can create a page and manage it. They
// do see the address that was invited, which they know.
const emailOverride = ({ isAdmin, user }: Call) =>
  isAdmin
    ? undefined
    : { email: sql`case when t.is_pending or t.user_id = ${user?.id ?? null}::uuid then t.email end` }

/** Open invitations are visible to managers only, and guests to the team and themselves. */
function visibleMembers(call: Call) {
  if (reaches(call.rung, 'manager')) return sql`true`
  if (reaches(call.rung, 'member')) return sql`not t.is_pending`
  const isShown = sql`t.rung <> 'user' or t.user_id = ${call.user?.id ?? null}`
  return sql`not t.is_pending and ${visiblePeople(call, 'member')} and (${isShown})`
}

type MemberCollection<R extends string> = ReturnType<typeof memberCollection<R>>

const children = <R extends string>(collection: MemberCollection<R>) =>
  ({
    table: 'member',
    collection,
    fieldOverrides: emailOverride,
    visible: visibleMembers,
    exported: memberColumns,
  }) satisfies Children

/** Handlers for the routes of `members`, which include open invitations. A profile always keeps at least one manager. */
export const memberHandlers = <R extends string>(collection: MemberCollection<R>) => {
  const own = children(collection)
  return {
    ...childHandlers(own),
    create: async ({ ownerId, data }: Owned & { data: z.output<MemberCollection<R>['draft']> }, call: Call) =>
      getChild(own, call, ownerId, await invite(call, ownerId, data)),
    resend: async ({ ownerId, id }: OwnedItem, call: Call) => {
      const { row } = await readChild(own, call, ownerId, id)
      if (row.isPending !== true) throw conflict('ALREADY_EXISTS', 'This person is on the team already.')
      await resendInvitation(call, ownerId, id)
      return getChild(own, call, ownerId, id)
    },
    update: async ({ ownerId, id, patch }: OwnedItem & { patch: PatchOperation[] }, call: Call) => {
      const invitation = await lockInvitation(call, ownerId, id)
      if (invitation) {
        const changes = changesOf(call, { role: invitation.role }, patch, collection.change)
        await changeInvitation(call, invitation, changes, patch)
        return getChild(own, call, ownerId, id)
      }
      await lockMembers(call.db, ownerId)
      const reply = await updateChild(own, call, ownerId, id, patch)
      await requireManager(call, ownerId)
      return reply
    },
    remove: async ({ ownerId, id }: OwnedItem, call: Call) => {
      const invitation = await lockInvitation(call, ownerId, id)
      if (invitation) return withdrawInvitation(call, invitation)
      await lockMembers(call.db, ownerId)
      const { row } = await readChild(own, call, ownerId, id)
      const reply = await removeChild(own, call, ownerId, id)
      await requireManager(call, ownerId)
      await notifyRemoved(call, ownerId, row.userId)
      return reply
    },
  }
}

/** The page may be private, so the link leads to the teams of the person. */
async function notifyRemoved(call: Call, ownerId: string, userId: unknown) {
  const { name } = await readPageLink(call, ownerId)
  await notify(call, sql`select ${userId}::uuid`, {
    kind: 'removed',
    aboutId: ownerId,
    title: `You’re no longer on the team of ${name}`,
    contents: 'A manager of the page removed you.',
    url: '/account#memberships',
  })
}

/** Managers of the profiles that this one belongs to, who manage it too. */
const inheritedMembers =
  <R extends string>(collection: MemberCollection<R>) =>
  ({ ownerId, ...paging }: Owned & Page, call: Call) =>
    readChildren(
      children(collection),
      call,
      {
        // As an array, or PostgreSQL would read the members of all owners.
        condition: sql`t.rung = 'manager' and t.owner_id = any (array(
          select o.id from derived.parent p join profile o on o.id = p.parent_id
          where p.profile_id = ${ownerId} and ${visibleTo(call, 'o')}))`,
      },
      paging,
    )

/** Handlers for the routes of `inheritingMembers`. */
export const inheritingMemberHandlers = <R extends string>(collection: MemberCollection<R>) => ({
  ...memberHandlers(collection),
  inherited: inheritedMembers(collection),
})

/** Resolves the user of an item: the person of a membership or an invitation, or the author of a like or review. */
export const itemOfUser =
  (table: 'member' | 'reaction' | 'review'): ItemResolver =>
  async (call, ownerId, id) => {
    const [found] = await call.prepared<{ user_id: string | null }>(
      `user-of-${table}`,
      `select user_id from ${table === 'member' ? 'derived.member_item' : table} where owner_id = $1 and id = $2`,
      [ownerId, id],
    )
    return found ? { userId: found.user_id, owners: [] } : null
  }

// Prevents two managers from removing each other concurrently.
const lockMembers = (db: AnyDatabase, ownerId: string) =>
  sql`select from member where owner_id = ${ownerId} order by id for update`.execute(db)

async function requireManager(call: Call, ownerId: string) {
  if (call.isAdmin) return
  const { rows } = await sql`
    select from derived.member_item where owner_id = ${ownerId} and rung = 'manager' limit 1`.execute(call.db)
  if (rows.length === 0)
    throw conflict('LAST_MANAGER', 'A page must have at least one manager. Add another manager first.')
}
