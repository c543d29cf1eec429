import { One } from '../envelope.ts'
import { under } from '../patterns/items.ts'
import { single } from '../patterns/single.ts'
import type { OwnerDeclaration } from '../profile-kind.ts'
import { route } from '../route.ts'
import { GuideActivity } from './unanswered-schema.ts'
import { TourGuide, tourGuides } from './tour-guide-schema.ts'

/** The guide of a destination, as its team sets it up. Others don't learn what it is going to be. */
export const tourGuideOf = <const P extends string>(destination: OwnerDeclaration<P>) => {
  const place = under(destination, 'tour-guide')
  const { get, create, update, remove } = single(place, tourGuides, { read: 'member', write: 'manager' })
  return {
    activity: route({
      method: 'GET',
      path: `${place.path}/activity`,
      owner: place.owner,
      allow: 'member',
      hides: true,
      reply: One(GuideActivity),
      summary: 'What was asked in the last 30 days, and what nothing was found for, for the team',
    }),
    get: { ...get, hides: true as const },
    create,
    update,
    remove,
    publish: route({
      method: 'PUT',
      path: `${place.path}/{id}/publication`,
      owner: place.owner,
      allow: 'manager',
      reply: One(TourGuide),
      summary: 'Publish what is written, which visitors get from then on',
    }),
  }
}
