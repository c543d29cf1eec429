import type { Api } from '@app/contract/api.ts'
import type { Destination } from '@app/contract/destinations/destination-schema.ts'
import type { Facility } from '@app/contract/facilities/facility-schema.ts'
import { everyPage } from '../../api/every-page.ts'
import type { MapPlace } from '../../components/map/market-view.ts'
import { reachPart } from '../../profile/contact/reach-part.ts'
import { guidePart } from '../../profile/guide/guide-part.ts'
import type { GuidedContent } from '../../profile/guide/guided-content.ts'
import type { Surroundings } from '../../profile/nearby/load-nearby.ts'
import { surroundingsPart } from '../../profile/nearby/surroundings-part.ts'
import type { HostContent, OwnParts } from '../../profile/profile-page.ts'
import { mapPlaceOf } from '../../profile/profile-place.ts'
import { facilitiesOfDestination, pendingLinks } from '../../profile/links/facility-destinations.ts'
import type { FacilityLink } from '../../kind/facility-links.ts'

/** A sport with its facilities and spaces. */
export interface SportRow {
  sport: string
  facilityCount: number
  spaceCount: number
  /** Type of the counted spaces. */
  space: string
  /** Undefined if no facility of the sport lists such spaces. */
  largest: { name: string; count: number } | undefined
}

/** A summary of the public facilities, so that the page does not carry all of them. */
export interface Sites {
  count: number
  cityCount: number
  cards: Facility[]
  sports: SportRow[]
  spaces: { name: string; count: number }[]
  pins: MapPlace[]
}

export interface DestinationContent extends HostContent<Destination>, GuidedContent {
  sites: Sites
  surroundings: Surroundings
  /** Facilities that ask to be on the page. Empty for visitors. */
  pending: FacilityLink[]
  /** All services that a destination may offer. Loaded, because their list would bring its schema along. */
  services: readonly string[]
}

export const destinationParts: OwnParts<DestinationContent> = {
  reach: reachPart,
  sites: {
    async load(api, { id }) {
      const rule = await import('@app/contract/rules/sport-spaces.ts')
      return sitesOf(await publicFacilities(api, id), rule)
    },
    live: 'staff',
  },
  surroundings: surroundingsPart(['hotel', 'business']),
  pending: { load: (api, { id }) => pendingLinks(api, { destinationId: id }), live: 'staff' },
  guide: guidePart,
  services: {
    load: async () =>
      (await import('@app/contract/reference-lists/destination-services.ts')).destinationServices,
  },
}

/** The search index lags behind the links for a moment, so a facility that was just removed is left out here. */
async function publicFacilities(api: Api, destinationId: string): Promise<Facility[]> {
  const [found, links] = await Promise.all([
    everyPage((page) => api['facility-mgmt'].facilities.search({ ...page, data: { destinationId } })),
    facilitiesOfDestination.list(api, destinationId),
  ])
  const linked = new Set(links.items.map(({ ownerId }) => ownerId))
  return found.filter(({ id }) => linked.has(id))
}

const mostCards = 6
const mostPins = 60

type SportSpaces = Pick<
  typeof import('@app/contract/rules/sport-spaces.ts'),
  'suitableSpace' | 'countSpacesFor'
>

export function sitesOf(facilities: readonly Facility[], rule: SportSpaces): Sites {
  const sports = new Set(facilities.flatMap((facility) => facility.sports))
  const spaces = facilities.flatMap(({ spaceTypes }) => spaceTypes)
  return {
    count: facilities.length,
    cityCount: new Set(facilities.flatMap(({ city }) => city ?? [])).size,
    cards: facilities.slice(0, mostCards),
    sports: [...sports]
      .map((sport) => sportRow(sport, facilities, rule))
      .toSorted((one, other) => other.facilityCount - one.facilityCount || other.spaceCount - one.spaceCount),
    spaces: [...new Set(spaces.map(({ name }) => name))].map((name) => ({
      name,
      count: spaces.reduce((sum, space) => sum + (space.name === name ? space.count : 0), 0),
    })),
    pins: facilities.flatMap((facility) => mapPlaceOf(facility) ?? []).slice(0, mostPins),
  }
}

function sportRow(sport: string, facilities: readonly Facility[], rule: SportSpaces): SportRow {
  const playing = facilities.filter(({ sports }) => sports.includes(sport))
  const sites = playing.map((facility) => ({
    name: facility.name,
    count: rule.countSpacesFor(sport, facility.spaceTypes),
  }))
  const [largest] = sites.filter(({ count }) => count > 0).toSorted((one, other) => other.count - one.count)
  const spaceCount = sites.reduce((sum, { count }) => sum + count, 0)
  const space = rule.suitableSpace(sport)?.name ?? 'Other'
  return { sport, facilityCount: playing.length, spaceCount, space, largest }
}
