import {
  facilityAbilities,
  facilityCollections,
  type facilities,
} from '@app/contract/facilities/facility-routes.ts'
import { boostHandlers } from '../../../patterns/boosts.ts'
import { childHandlers } from '../../../patterns/children.ts'
import { changesHandler } from '../../../patterns/changes.ts'
import { claimHandlers } from '../../../patterns/claims.ts'
import { documentHandlers, imageHandlers } from '../../../patterns/files.ts'
import { linkHandlers, searchLinks } from '../../../patterns/links.ts'
import { leadHandlers } from '../../../patterns/leads.ts'
import { inheritedMembers, memberHandlers } from '../../../patterns/members.ts'
import { otherNameHandlers } from '../../../patterns/other-names.ts'
import { favoriteHandlers, profileHandlers } from '../../../patterns/profiles.ts'
import { reactionHandlers } from '../../../patterns/reactions.ts'
import { searchHandlers } from '../../../patterns/search.ts'
import type { ServiceParts } from '../../../patterns/service-parts.ts'
import type { Handlers } from '../../../platform/http/call.ts'
import { facilityDestinationLinks } from './facility-destinations.ts'
import { facilityKind } from './facility-kind.ts'
import { facilityMarket } from './facility-market.ts'
import { myApproved, onboarded, publicView, ratings } from './facility-lists.ts'
import { report, stats } from './facility-report.ts'
import { facilityReading } from './facility-reading.ts'
import { sources } from './facility-sources.ts'
import { reviewHandlers } from './review-handlers.ts'

export const facilityHandlers = (shared: ServiceParts): Handlers<typeof facilities> => {
  const market = shared.openMarket(facilityKind, facilityMarket)
  const parts = { ...shared, kind: facilityKind, market, abilities: facilityAbilities }
  const { amenities, sports, spaceTypes, hours, managers } = facilityCollections
  return {
    ...profileHandlers(parts),
    ...searchHandlers(parts, facilityReading),
    liked: favoriteHandlers(parts),
    likes: reactionHandlers(),
    images: imageHandlers(shared.store),
    documents: documentHandlers(shared.store),
    boosts: boostHandlers(facilityKind),
    changes: changesHandler(facilityKind, [
      'images',
      'documents',
      'amenities',
      'sports',
      'spaceTypes',
      'hours',
      'otherNames',
    ]),
    otherNames: otherNameHandlers(),
    claims: claimHandlers(),
    leads: leadHandlers(),
    managers: { ...memberHandlers(managers), inherited: inheritedMembers(managers) },
    amenities: childHandlers({ table: 'amenity', collection: amenities }),
    sports: childHandlers({ table: 'sport', collection: sports }),
    spaceTypes: childHandlers({ table: 'space_type', collection: spaceTypes }),
    hours: childHandlers({ table: 'hours', collection: hours }),
    destinations: {
      ...linkHandlers(facilityDestinationLinks),
      search: searchLinks(facilityDestinationLinks),
    },
    reviews: reviewHandlers(),
    ratings,
    publicView,
    myApproved,
    onboarded,
    sources,
    stats,
    report,
  }
}
