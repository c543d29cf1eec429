import {
  destinationAbilities,
  destinationMembers,
  type destinations,
} from '@app/contract/destinations/destination-routes.ts'
import { boostHandlers } from '../../../patterns/boosts.ts'
import { changesHandler } from '../../../patterns/changes.ts'
import { claimHandlers } from '../../../patterns/claims.ts'
import { documentHandlers, imageHandlers } from '../../../patterns/files.ts'
import { leadHandlers } from '../../../patterns/leads.ts'
import { memberHandlers } from '../../../patterns/members.ts'
import { otherNameHandlers } from '../../../patterns/other-names.ts'
import { favoriteHandlers, profileHandlers } from '../../../patterns/profiles.ts'
import { reactionHandlers } from '../../../patterns/reactions.ts'
import { searchHandlers } from '../../../patterns/search.ts'
import type { ServiceParts } from '../../../patterns/service-parts.ts'
import type { Handlers } from '../../../platform/http/call.ts'
import { destinationKind } from './destination-kind.ts'
import { destinationMarket } from './destination-market.ts'
import { destinationReading } from './destination-reading.ts'

export const destinationHandlers = (shared: ServiceParts): Handlers<typeof destinations> => {
  const market = shared.openMarket(destinationKind, destinationMarket)
  const parts = { ...shared, kind: destinationKind, market, abilities: destinationAbilities }
  return {
    ...profileHandlers(parts),
    ...searchHandlers(parts, destinationReading),
    followed: favoriteHandlers(parts),
    followers: reactionHandlers(),
    images: imageHandlers(shared.store),
    documents: documentHandlers(shared.store),
    boosts: boostHandlers(destinationKind),
    changes: changesHandler(destinationKind, ['images', 'documents', 'otherNames']),
    otherNames: otherNameHandlers(),
    claims: claimHandlers(),
    leads: leadHandlers(),
    imports: shared.imports,
    members: memberHandlers(destinationMembers),
  }
}
