import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import * as z from 'zod'
import { nothing, type Page } from '@app/contract/envelope.ts'
import { Reaction } from '@app/contract/patterns/reactions.ts'
import { reaches } from '@app/contract/route.ts'
import { checkAuthor, signedIn, type Call } from '../platform/http/call.ts'
import { jsonText } from '../platform/http/json-text.ts'
import { audit } from './audit.ts'
import type { ChildFilter } from './filter-sql.ts'
import { ofOwner, readChild, readChildren, removeChild, type Children, type Scope } from './children.ts'

const children: Children = {
  table: 'reaction',
  view: 'reaction_item',
  item: Reaction,
  change: z.strictObject({}),
  writable: [],
  sort: '-createdDate',
}

/** People who hide themselves stay out of the list, except for themselves and those who run the page. */
const seenBy = (call: Call, ownerId: string): Scope =>
  reaches(call.rung, 'manager')
    ? ofOwner(ownerId)
    : { condition: sql`t.profile_id = ${ownerId} and (t.is_visible or t.user_id = ${call.user?.id ?? null})` }

interface Owned {
  ownerId: string
}

/** The handlers of `reactions`: likes and follows. */
export const reactionHandlers = () => ({
  list: ({ ownerId, ...paging }: Owned & Page, call: Call) =>
    readChildren(children, call, seenBy(call, ownerId), paging),

  add: async ({ ownerId, data, offset, take }: Owned & Page & { data: ChildFilter }, call: Call) =>
    Object.keys(data).length > 0
      ? readChildren(children, call, seenBy(call, ownerId), { offset, take }, data)
      : addMine(call, ownerId),

  removeMine: async ({ ownerId }: Owned, call: Call) => {
    const removed = await call.db
      .deleteFrom('reaction')
      .where('profile_id', '=', ownerId)
      .where('user_id', '=', signedIn(call).id)
      .returning('id')
      .executeTakeFirst()
    if (removed) await audit(call, ownerId, removed.id, [{ op: 'remove', path: '' }])
    return nothing
  },

  remove: async ({ ownerId, id }: Owned & { id: string }, call: Call) => {
    const { row } = await readChild(children, call, ownerId, id)
    checkAuthor(call, String(row.userId))
    return removeChild(children, call, ownerId, id)
  },
})

/** Repeating it changes nothing and answers what is there. */
async function addMine(call: Call, ownerId: string) {
  const userId = signedIn(call).id
  const id = newId()
  const added = await call.db
    .insertInto('reaction')
    .values({ id, profile_id: ownerId, user_id: userId })
    .onConflict((conflict) => conflict.columns(['profile_id', 'user_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (added) await audit(call, ownerId, id, [{ op: 'add', path: '' }])
  const mine = await call.db
    .selectFrom('reaction')
    .select('id')
    .where('profile_id', '=', ownerId)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  const { json } = await readChild(children, call, ownerId, mine.id)
  return jsonText(`{"data":${json}}`, undefined, added ? 201 : 200)
}
