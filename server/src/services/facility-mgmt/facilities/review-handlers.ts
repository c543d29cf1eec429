import { sql } from 'kysely'
import type * as z from 'zod'
import { reviewAbilities } from '@app/contract/facilities/facility-routes.ts'
import { reviewCollection } from '@app/contract/facilities/review-schema.ts'
import { audit } from '../../../patterns/audit.ts'
import {
  childHandlers,
  createChild,
  getChild,
  readChild,
  type Children,
  type Owned,
  type OwnedItem,
} from '../../../patterns/children.ts'
import { managersOf, notify } from '../../../patterns/notify.ts'
import { readPageLink } from '../../../patterns/page-link.ts'
import { itemEntitlementsHandler } from '../../../patterns/item-entitlements.ts'
import { getOnly } from '../../../patterns/single.ts'
import { checkRevision, signedIn, type Call } from '../../../platform/http/call.ts'
import { createdIf } from '../../../platform/http/json-text.ts'

const children = {
  table: 'review',
  collection: reviewCollection,
  stamp: (call: Call) => ({ user_id: signedIn(call).id }),
  touch: () => ({ updated_date: new Date() }),
} satisfies Children

/** Handlers for the routes of reviews. A unique constraint allows one review per user and facility. */
export const reviewHandlers = () => ({
  ...childHandlers(children),

  create: async (
    { ownerId, data }: Owned & { data: z.output<typeof reviewCollection.draft> },
    call: Call,
  ) => {
    const reply = await createChild(children, call, ownerId, data)
    const { name, url } = await readPageLink(call, ownerId)
    await notify(call, managersOf(ownerId), {
      kind: 'reviewed',
      aboutId: ownerId,
      title: `New review of ${name}`,
      contents: [`${data.rating} of 5 stars`, data.title ?? ''].filter(Boolean).join(': '),
      url: `${url}#reviews`,
    })
    return reply
  },

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
    // A reply that is only changed is no news.
    if (op === 'add') await notifyAuthor(call, ownerId, id)
    await audit(call, ownerId, id, [{ op, path: '/reply', ...(text !== null && { value: text }) }])
  }
  const isNew = text !== null && before.row.reply === null
  return createdIf(isNew, await getChild(children, call, ownerId, id))
}

async function notifyAuthor(call: Call, ownerId: string, id: string) {
  const { name, url } = await readPageLink(call, ownerId)
  await notify(call, sql`select user_id from review where id = ${id}`, {
    kind: 'review-replied',
    aboutId: ownerId,
    title: `${name} replied to your review`,
    contents: '',
    url: `${url}#reviews`,
  })
}
