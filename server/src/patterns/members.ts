import { sql } from 'kysely'
import type * as z from 'zod'
import type { Page } from '@app/contract/envelope.ts'
import type { memberCollection } from '@app/contract/patterns/members.ts'
import type { PatchOperation } from '@app/contract/route.ts'
import { conflict, invalidField } from '../platform/errors.ts'
import type { Call } from '../platform/http/call.ts'
import type { ItemResolver } from '../platform/http/rights.ts'
import type { AnyDatabase } from '../tables/tables.ts'
import {
  childHandlers,
  createChild,
  readChildren,
  removeChild,
  updateChild,
  type Children,
  type Owned,
  type OwnedItem,
} from './children.ts'
import { visiblePeople, visibleTo } from './visibility.ts'

// Users see only their own email address. Managers are no exception, because anyone can create a page and manage it.
const emailOverride = ({ isAdmin, user }: Call) =>
  isAdmin ? undefined : { email: sql`case when t.user_id = ${user?.id ?? null}::uuid then t.email end` }

type MemberCollection<R extends string> = ReturnType<typeof memberCollection<R>>

const children = <R extends string>(collection: MemberCollection<R>) =>
  ({
    table: 'member',
    collection,
    fieldOverrides: emailOverride,
    visible: (call) => visiblePeople(call, 'member'),
  }) satisfies Children

/** Handlers for the routes of `members`. A profile always keeps at least one manager. */
export const memberHandlers = <R extends string>(collection: MemberCollection<R>) => {
  const own = children(collection)
  return {
    ...childHandlers(own),
    create: async ({ ownerId, data }: Owned & { data: z.output<MemberCollection<R>['draft']> }, call: Call) =>
      createChild(own, call, ownerId, { userId: await findUserId(call.db, data), role: data.role }),
    update: async ({ ownerId, id, patch }: OwnedItem & { patch: PatchOperation[] }, call: Call) => {
      await lockMembers(call.db, ownerId)
      const reply = await updateChild(own, call, ownerId, id, patch)
      await requireManager(call, ownerId)
      return reply
    },
    remove: async ({ ownerId, id }: OwnedItem, call: Call) => {
      await lockMembers(call.db, ownerId)
      const reply = await removeChild(own, call, ownerId, id)
      await requireManager(call, ownerId)
      return reply
    },
  }
}

/** Managers of the parent profile, who manage this profile too. */
export const inheritedMembers =
  <R extends string>(collection: MemberCollection<R>) =>
  ({ ownerId, ...paging }: Owned & Page, call: Call) =>
    readChildren(
      children(collection),
      call,
      {
        condition: sql`t.rung = 'manager' and t.owner_id = (
        select o.id from profile p join profile o on o.id = p.parent_id where p.id = ${ownerId} and ${visibleTo(call, 'o')})`,
      },
      paging,
    )

/** Resolves the user of an item: the person of a membership, or the author of a like or review. */
export const itemOfUser =
  (table: 'member' | 'reaction' | 'review'): ItemResolver =>
  async (call, ownerId, id) => {
    const [found] = await call.prepared<{ user_id: string }>(
      `user-of-${table}`,
      `select user_id from ${table} where owner_id = $1 and id = $2`,
      [ownerId, id],
    )
    return found ? { userId: found.user_id, owners: [] } : null
  }

async function findUserId(db: AnyDatabase, person: { userId?: string; email?: string }): Promise<string> {
  const query = db.selectFrom('app_user').select('id').limit(2)
  const [found, another] = await (
    person.userId === undefined
      ? query
          .where(sql`lower(email)`, '=', String(person.email).toLowerCase())
          .where('email_verified', '=', true)
      : query.where('id', '=', person.userId)
  ).execute()
  if (found && !another) return found.id
  throw person.userId === undefined
    ? invalidField('data/email', 'no account has this email address yet')
    : invalidField('data/userId', 'does not exist')
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
