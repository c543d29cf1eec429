import { FacilityFilter } from '@app/contract/facilities/facility-filter.ts'
import { facilityAbilities, type facilities } from '@app/contract/facilities/facility-routes.ts'
import type * as z from 'zod'
import { boostHandlers } from '../../../patterns/boosts.ts'
import { childHandlers } from '../../../patterns/children.ts'
import { fileHandlers } from '../../../patterns/files.ts'
import { inheritedMembers, memberHandlers } from '../../../patterns/members.ts'
import { favoriteHandlers, profileHandlers } from '../../../patterns/profiles.ts'
import { reactionHandlers } from '../../../patterns/reactions.ts'
import { searchHandlers } from '../../../patterns/search.ts'
import type { Settle } from '../../../patterns/settle.ts'
import type { FileStore } from '../../../platform/files/file-store.ts'
import type { Handlers } from '../../../platform/http/call.ts'
import type { Market } from '../../../search/marketplace.ts'
import { amenityChildren, spaceTypeChildren, sportChildren } from './facility-children.ts'
import { facilityKind } from './facility-kind.ts'
import { myApproved, onboarded, publicView, ratings } from './facility-lists.ts'
import { report, stats } from './facility-report.ts'
import { reviewHandlers } from './review-handlers.ts'

type Filter = z.output<typeof FacilityFilter>

export interface FacilityParts {
  market: Market<Filter>
  settle: Settle
  store: FileStore
}

export const facilityHandlers = ({ market, settle, store }: FacilityParts): Handlers<typeof facilities> => {
  const parts = {
    kind: facilityKind,
    market,
    settle,
    abilities: facilityAbilities,
    all: FacilityFilter.parse({}),
  }
  return {
    ...profileHandlers(parts),
    ...searchHandlers(parts),
    liked: favoriteHandlers(parts),
    likes: reactionHandlers(),
    images: fileHandlers('image', store),
    documents: fileHandlers('document', store),
    boosts: boostHandlers('facility'),
    managers: { ...memberHandlers(), inherited: inheritedMembers },
    amenities: childHandlers(amenityChildren),
    sports: childHandlers(sportChildren),
    spaceTypes: childHandlers(spaceTypeChildren),
    reviews: reviewHandlers(),
    ratings,
    publicView,
    myApproved,
    onboarded,
    stats,
    report,
  }
}
