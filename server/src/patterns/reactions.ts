import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type * as z from 'zod'
import { nothing, type Page } from '@app/contract/envelope.ts'
import { reactionCollection, type Reaction } from '@app/contract/patterns/reactions.ts'
import { signedIn, type Call } from '../platform/http/call.ts'
import { one } from '../platform/http/json-text.ts'
import { audit } from './audit.ts'
import {
  childLists,
  ofOwner,
  readChild,
  readChildren,
  removeChild,
  type Children,
  type Owned,
  type OwnedItem,
} from './children.ts'
import type { ChildFilter } from './filter-sql.ts'
import { quotaNamed, requireOwnRoom } from './quotas.ts'
import { visiblePeople } from './visibility.ts'

/** By its id, each reaction is found by those who may remove it. */
const children = {
  table: 'reaction',
  collection: reactionCollection,
  visible: (call) => visiblePeople(call, 'admin'),
} satisfies Children

/** The same people for everybody, since the count of a profile has no reader: it counts them. */
const listed = { ...children, visible: () => sql`t.is_visible` } satisfies Children

/** Handlers for the routes of `reactions`: likes and follows. */
export const reactionHandlers = () => ({
  ...childLists(listed),

  add: async ({ ownerId, data, offset, take }: Owned & Page & { data: ChildFilter }, call: Call) =>
    Object.keys(data).length > 0
      ? readChildren(listed, call, ofOwner(ownerId), { offset, take }, data)
      : addMine(call, ownerId),

  removeMine: async ({ ownerId }: Owned, call: Call) => {
    const removed = await call.db
      .deleteFrom('reaction')
      .where('owner_id', '=', ownerId)
      .where('user_id', '=', signedIn(call).id)
      .returning('id')
      .executeTakeFirst()
    if (removed) await audit(call, ownerId, removed.id, [{ op: 'remove', path: '' }])
    return nothing
  },

  remove: ({ ownerId, id }: OwnedItem, call: Call) => removeChild(children, call, ownerId, id),
})

/** A repeated reaction adds nothing, so it needs no room. */
async function requireRoomForReaction(call: Call, ownerId: string, userId: string) {
  const quota = quotaNamed(call, 'saved')
  const isRepeated = sql`exists (select from reaction where owner_id = ${ownerId} and user_id = ${userId})`
  await requireOwnRoom(call, quota, {
    count: sql`select case when ${isRepeated} then -1 else
      (select count(*) from reaction where user_id = ${userId}) end`,
    advice: 'Remove one to save another.',
  })
}

/** Idempotent. A repeated request returns the existing reaction with 200 instead of 201. */
async function addMine(call: Call, ownerId: string) {
  const userId = signedIn(call).id
  await requireRoomForReaction(call, ownerId, userId)
  const id = newId()
  const added = await call.db
    .insertInto('reaction')
    .values({ id, owner_id: ownerId, user_id: userId })
    // Changes nothing, but locks an existing row, so that it can't be removed before it is read below.
    .onConflict((conflict) =>
      conflict
        .columns(['owner_id', 'user_id'])
        .doUpdateSet({ user_id: userId })
        .where(sql<boolean>`false`),
    )
    .returning('id')
    .executeTakeFirst()
  if (added) await audit(call, ownerId, id, [{ op: 'add', path: '' }])
  const mine = await call.db
    .selectFrom('reaction')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  const { json } = await readChild(children, call, ownerId, mine.id)
  return one<z.output<typeof Reaction>>(json, undefined, added ? 201 : 200)
}
