import type { LinkDecision } from './accept-link.tsx'
import { destinationsOfFacility, facilitiesOfDestination } from './facility-destinations.ts'
import type { FacilityLink } from '../../kind/facility-links.ts'
import { kinds } from '../../kind/registry.ts'

/** For managers of the destination, whom a facility asks to be on their page. */
export const decisionOf = (link: FacilityLink): LinkDecision => ({
  asker: link.ownerName,
  page: link.name,
  accept: (api) => facilitiesOfDestination.accept(api, link),
  decline: (api) => facilitiesOfDestination.remove(api, link),
  shownOn: [
    { kind: kinds.facility, id: link.ownerId, parts: destinationsOfFacility.parts },
    { kind: kinds.destination, id: link.destinationId, parts: facilitiesOfDestination.parts },
  ],
})
