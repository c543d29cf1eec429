import { Entitlements } from '../entitlements.ts'
import { One } from '../envelope.ts'
import { items } from '../patterns/items.ts'
import { authorOnly, outsiderOnly, route } from '../route.ts'
import { Review, ReviewDraft, ReviewFilter } from './review-schema.ts'

/**
 * Irregular: any user writes one, none of the facility's own staff does, only its author changes it, and it is the
 * author's or an admin's to delete. Managers cannot remove what they do not like.
 */
export const reviews = <const P extends string>(path: P) => {
  const reviewItems = items(path, {
    item: Review,
    draft: ReviewDraft,
    filter: ReviewFilter,
    read: 'visitor',
    write: 'user',
  })
  return {
    ...reviewItems,
    create: outsiderOnly(reviewItems.create),
    update: authorOnly(reviewItems.update),
    remove: authorOnly(reviewItems.remove),
    my: route({ method: 'GET', path: `${path}/my`, allow: 'user', reply: One(Review.nullable()) }),
    entitlements: route({
      method: 'GET',
      path: `${path}/{id}/my/entitlements`,
      allow: 'visitor',
      reply: One(Entitlements),
    }),
  }
}
