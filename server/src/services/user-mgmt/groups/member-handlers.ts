import { sql } from 'kysely'
import { groupMemberAbilities, type groups } from '@app/contract/groups/group-routes.ts'
import { groupMemberCollection } from '@app/contract/groups/group-schema.ts'
import {
  childHandlers,
  createChild,
  readChild,
  removeChild,
  updateChild,
  type Children,
} from '../../../patterns/children.ts'
import { itemEntitlementsHandler } from '../../../patterns/item-entitlements.ts'
import { conflict } from '../../../platform/errors.ts'
import { signedIn, type Call, type Handlers } from '../../../platform/http/call.ts'
import { addEvent } from './group-events.ts'
import { isRefused, lockGroup, requireContacts, ringGroup } from './group-rows.ts'
import { tellAdded } from './tell-added.ts'

const children = {
  table: 'group_member',
  collection: groupMemberCollection,
  isUnaudited: true,
  // The names of hidden people are for those who are on the team with them.
  fieldOverrides: (call: Call) => {
    const isShown = sql`exists (select from group_member own where own.owner_id = t.owner_id
      and own.user_id = ${signedIn(call).id} and own.is_team)`
    return {
      name: sql`case when ${isShown} then t.full_name else t.name end`,
      picture: sql`case when ${isShown} then t.full_picture else t.picture end`,
      // Like who is online and who types.
      readSequence: sql`(select case when not ${isRefused(call)} then t.read_sequence end from app_user u where u.id = t.user_id)`,
    }
  },
} satisfies Children

const { export: _, ...own } = childHandlers(children)

/** Handlers for the members of a group. A group keeps a manager as long as it has members, and is gone without any. */
export const groupMemberHandlers: Handlers<typeof groups.members> = {
  ...own,
  entitlements: itemEntitlementsHandler(children, groupMemberAbilities),

  create: async ({ ownerId, data }, call) => {
    // Before the group, as deleting an account locks its user first and its groups later.
    await requireContacts(call, new Map([[data.userId, 'data/userId']]))
    const { people, lastSequence } = await lockGroup(call, ownerId)
    // What was written before is not unread.
    const stamped = { ...children, stamp: () => ({ read_sequence: lastSequence }) }
    const reply = await createChild(stamped, call, ownerId, data)
    await addEvent(call, ownerId, { kind: 'added', personId: data.userId })
    await ringGroup(call, ownerId, [...people, data.userId])
    await tellAdded(call, ownerId, [data.userId])
    return reply
  },

  update: async ({ ownerId, id, patch }, call) => {
    const { people } = await lockGroup(call, ownerId)
    const reply = await updateChild(children, call, ownerId, id, patch)
    await requireManager(call, ownerId)
    await ringGroup(call, ownerId, people)
    return reply
  },

  remove: async ({ ownerId, id }, call) => {
    const { people, isDirect, isContact } = await lockGroup(call, ownerId)
    const { row } = await readChild(children, call, ownerId, id)
    if (isDirect)
      throw conflict(
        'DIRECT_CONVERSATION',
        'Nobody leaves a conversation of two. Archive or ignore it instead.',
      )
    if (isContact)
      throw conflict(
        'TEAM_CONVERSATION',
        'Nobody leaves a conversation with a team. Archive or ignore it instead.',
      )
    const reply = await removeChild(children, call, ownerId, id)
    if (people.length === 1) await sql`delete from owner where id = ${ownerId}`.execute(call.db)
    else {
      await requireManager(call, ownerId)
      const personId = String(row.userId)
      await addEvent(
        call,
        ownerId,
        personId === signedIn(call).id ? { kind: 'left' } : { kind: 'removed', personId },
      )
    }
    await ringGroup(call, ownerId, people)
    return reply
  },
}

async function requireManager(call: Call, ownerId: string) {
  const { rows } = await sql<{ name: string | null; hasManager: boolean }>`
    select g.name, exists (select from group_member m where m.owner_id = g.id and m.role = 'manager') as "hasManager"
    from user_group g where g.id = ${ownerId}`.execute(call.db)
  const [group] = rows
  if (group?.hasManager === false)
    throw conflict(
      'LAST_MANAGER',
      `${group.name ?? 'The group'} must have a manager. Make somebody else one first.`,
    )
}
