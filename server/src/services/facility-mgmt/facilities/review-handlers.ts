import { sql } from 'kysely'
import { reviewAbilities } from '@app/contract/facilities/facility-routes.ts'
import { reviewCollection } from '@app/contract/facilities/review-schema.ts'
import { childHandlers, type Children, type Owned } from '../../../patterns/children.ts'
import { itemEntitlementsHandler } from '../../../patterns/item-entitlements.ts'
import { getOnly } from '../../../patterns/single.ts'
import { signedIn, type Call } from '../../../platform/http/call.ts'

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

  entitlements: itemEntitlementsHandler(children, reviewAbilities),
})
