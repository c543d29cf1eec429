import { sql } from 'kysely'
import type * as z from 'zod'
import { Member, MemberChange, type MemberDraft } from '@app/contract/patterns/members.ts'
import type { Page } from '@app/contract/envelope.ts'
import { reaches, type PatchOperation } from '@app/contract/route.ts'
import { conflict, forbidden, invalidField } from '../platform/errors.ts'
import type { Call } from '../platform/http/call.ts'
import type { AnyDatabase } from '../tables.ts'
import {
  childHandlers,
  createChild,
  readChild,
  readChildren,
  removeChild,
  updateChild,
  type Children,
} from './children.ts'
import { visibleTo } from './visibility.ts'

const children: Children = {
  table: 'member',
  view: 'member_item',
  item: Member,
  change: MemberChange,
  writable: ['role'],
  texts: ['name'],
  // Everybody manages the page they created, so managing one is no reason to be shown people's addresses.
  shown: (call) => (call.isAdmin ? undefined : { email: ownOnly(call) }),
}

// The id comes from our own row of the caller, never from a request.
const ownOnly = ({ user }: Call) => (user ? `case when t.user_id = '${user.id}' then t.email end` : 'null')

type Draft = z.output<typeof MemberDraft>

/** The handlers of `members`: those of a collection, with the rule that a page never loses its last manager. */
export const memberHandlers = () => {
  const handlers = childHandlers(children)
  return {
    ...handlers,
    create: async ({ ownerId, data }: { ownerId: string; data: Draft }, call: Call) => {
      const userId = await accountOf(call.db, data)
      return createChild(children, call, ownerId, { userId, role: data.role })
    },
    update: async (
      { ownerId, id, patch }: { ownerId: string; id: string; patch: PatchOperation[] },
      call: Call,
    ) => {
      await lockMembers(call.db, ownerId)
      const reply = await updateChild(children, call, ownerId, id, patch)
      await keepOneManager(call, ownerId)
      return reply
    },
    /** Members below manager may leave; managers remove anybody. */
    remove: async ({ ownerId, id }: { ownerId: string; id: string }, call: Call) => {
      await lockMembers(call.db, ownerId)
      const { row } = await readChild(children, call, ownerId, id)
      if (!reaches(call.rung, 'manager') && row.userId !== call.user?.id)
        throw forbidden('You may remove only yourself.')
      const reply = await removeChild(children, call, ownerId, id)
      await keepOneManager(call, ownerId)
      return reply
    },
  }
}

/** The managers of the profile's owner, who manage it too. */
export const inheritedMembers = ({ ownerId, ...paging }: { ownerId: string } & Page, call: Call) =>
  readChildren(
    children,
    call,
    {
      condition: sql`t.role = 'Manager' and t.profile_id = (
        select o.id from profile p join profile o on o.id = p.parent_id where p.id = ${ownerId} and ${visibleTo(call, 'o')})`,
    },
    paging,
  )

async function accountOf(db: AnyDatabase, draft: Draft): Promise<string> {
  const query = db.selectFrom('app_user').select('id').limit(2)
  const [found, another] = await (
    draft.userId === undefined
      ? query
          .where(sql`lower(email)`, '=', String(draft.email).toLowerCase())
          .where('email_verified', '=', true)
      : query.where('id', '=', draft.userId)
  ).execute()
  if (found && !another) return found.id
  throw draft.userId === undefined
    ? invalidField('data/email', 'nobody has signed in with this address yet')
    : invalidField('data/userId', 'names nobody')
}

// Two managers who remove each other at once must not both succeed.
const lockMembers = (db: AnyDatabase, ownerId: string) =>
  sql`select from member where profile_id = ${ownerId} order by id for update`.execute(db)

async function keepOneManager(call: Call, ownerId: string) {
  if (call.isAdmin) return
  const left = await call.db
    .selectFrom('member')
    .select('id')
    .where('profile_id', '=', ownerId)
    .where('role', '=', 'Manager')
    .executeTakeFirst()
  if (!left) throw conflict('LAST_MANAGER', 'A page keeps at least one manager. Name another one first.')
}
