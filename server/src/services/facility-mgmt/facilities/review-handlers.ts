import { reviewAbilities } from '@app/contract/facilities/facility-routes.ts'
import { Review, ReviewDraft } from '@app/contract/facilities/review-schema.ts'
import { entitlements } from '@app/contract/entitlements.ts'
import { reaches, type PatchOperation } from '@app/contract/route.ts'
import {
  childHandlers,
  createChild,
  readChild,
  removeChild,
  updateChild,
  type Children,
} from '../../../patterns/children.ts'
import { Refusal } from '../../../platform/errors.ts'
import { checkAuthor, signedIn, type Call } from '../../../platform/http/call.ts'
import { one } from '../../../platform/http/json-text.ts'

const children: Children = {
  table: 'review',
  view: 'review_item',
  item: Review,
  change: ReviewDraft,
  writable: ['rating', 'title', 'text'],
  texts: ['title', 'text'],
  sort: '-createdDate',
  stamp: (call) => ({ user_id: signedIn(call).id }),
  touch: () => ({ updated_date: new Date() }),
}

interface Item {
  ownerId: string
  id: string
}

/** Reviews: one per user and facility, none by its own staff, each its author's. */
export const reviewHandlers = () => ({
  ...childHandlers(children),

  create: async ({ ownerId, data }: { ownerId: string; data: Record<string, unknown> }, call: Call) => {
    if (reaches(call.rung, 'member') && !call.isAdmin)
      throw new Refusal(403, 'OWN_FACILITY', 'Staff do not review their own facility.')
    return createChild(children, call, ownerId, data)
  },

  update: async ({ ownerId, id, patch }: Item & { patch: PatchOperation[] }, call: Call) => {
    checkAuthor(call, await authorOf(call, ownerId, id))
    return updateChild(children, call, ownerId, id, patch)
  },

  remove: async ({ ownerId, id }: Item, call: Call) => {
    checkAuthor(call, await authorOf(call, ownerId, id))
    return removeChild(children, call, ownerId, id)
  },

  my: async ({ ownerId }: { ownerId: string }, call: Call) => {
    const mine = await call.db
      .selectFrom('review')
      .select('id')
      .where('profile_id', '=', ownerId)
      .where('user_id', '=', signedIn(call).id)
      .executeTakeFirst()
    if (!mine) return one('null')
    const { json, revision } = await readChild(children, call, ownerId, mine.id)
    return one(json, revision)
  },

  entitlements: async ({ ownerId, id }: Item, call: Call) => {
    const author = await authorOf(call, ownerId, id)
    return { data: entitlements(reviewAbilities, call.rung, null, author === call.user?.id) }
  },
})

const authorOf = async (call: Call, ownerId: string, id: string) =>
  String((await readChild(children, call, ownerId, id)).row.userId)
