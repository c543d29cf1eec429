import { sql } from 'kysely'
import { reviewAbilities } from '@app/contract/facilities/facility-routes.ts'
import { reviewCollection } from '@app/contract/facilities/review-schema.ts'
import { audit } from '../../../patterns/audit.ts'
import {
  childHandlers,
  getChild,
  readChild,
  type Children,
  type Owned,
  type OwnedItem,
} from '../../../patterns/children.ts'
import { itemEntitlementsHandler } from '../../../patterns/item-entitlements.ts'
import { getOnly } from '../../../patterns/single.ts'
import { checkRevision, signedIn, type Call } from '../../../platform/http/call.ts'

const children = {
  table: 'review',
  collection: reviewCollection,
  stamp: (call: Call) => ({ user_id: signedIn(call).id }),
  touch: () => ({ updated_date: new Date() }),
} satisfies Children

/** Handlers for the routes of reviews. A unique constraint allows one review per user and facility. */
export const reviewHandlers = () => ({
  ...childHandlers(children),

  my: ({ ownerId }: Owned, call: Call) =>
    getOnly(children, call, {
      condition: sql`t.owner_id = ${ownerId} and t.author_id = ${signedIn(call).id}`,
    }),

  reply: ({ ownerId, id, data }: OwnedItem & { data: { text: string } }, call: Call) =>
    setReply(call, ownerId, id, data.text),

  removeReply: ({ ownerId, id }: OwnedItem, call: Call) => setReply(call, ownerId, id, null),

  entitlements: itemEntitlementsHandler(children, reviewAbilities),
})

async function setReply(call: Call, ownerId: string, id: string, text: string | null) {
  const before = await readChild(children, call, ownerId, id, true)
  checkRevision(call, before.revision)
  if (before.row.reply !== text) {
    await call.db
      .updateTable('review')
      .set({
        reply: text,
        reply_date: text === null ? null : new Date(),
        reply_by: text === null ? null : (call.user?.id ?? null),
      })
      .where('id', '=', id)
      .execute()
    const op = text === null ? 'remove' : before.row.reply === null ? 'add' : 'replace'
    await audit(call, ownerId, id, [{ op, path: '/reply', ...(text !== null && { value: text }) }])
  }
  return getChild(children, call, ownerId, id)
}
