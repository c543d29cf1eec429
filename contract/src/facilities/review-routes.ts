import { One } from '../envelope.ts'
import { itemEntitlements } from '../patterns/item-entitlements.ts'
import { items, type Place } from '../patterns/items.ts'
import { route, withRights } from '../route.ts'
import { Review, reviewCollection, ReviewReply } from './review-schema.ts'

/**
 * Unlike in other collections, any user outside the facility's team can create an item, and only its author or an admin
 * can change or delete it. Managers can't remove reviews, but reply to each of them once.
 */
export const reviews = <const P extends string>({ owner, path }: Place<P>) => {
  const { create, update, remove, ...reads } = items({ owner, path }, reviewCollection, {
    read: 'visitor',
    write: 'user',
  })
  const ofAuthor = { item: 'review', check: 'author' } as const
  const own = { update: withRights(update, ofAuthor), remove: withRights(remove, ofAuthor) }
  return {
    ...reads,
    create: withRights(create, { check: 'outsider' }),
    ...own,
    my: route({
      method: 'GET',
      path: `${path}/my`,
      owner,
      allow: 'user',
      reply: One(reviewCollection.item.nullable()),
    }),
    reply: route({
      method: 'PUT',
      path: `${path}/{id}/reply`,
      owner,
      allow: 'manager',
      otherStatus: 201,
      data: ReviewReply,
      reply: One(Review),
      summary: "Write or change the team's reply",
    }),
    removeReply: route({
      method: 'DELETE',
      path: `${path}/{id}/reply`,
      owner,
      allow: 'manager',
      reply: One(Review),
    }),
    entitlements: itemEntitlements({ owner, path }, { ...reads, ...own }),
  }
}
