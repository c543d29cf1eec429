import type { Hotel } from '@app/contract/hotels/hotel-schema.ts'
import type { Special } from '@app/contract/hotels/special-schema.ts'
import type { Surroundings } from '../../profile/nearby/load-nearby.ts'
import { surroundingsPart } from '../../profile/nearby/surroundings-part.ts'
import type { OwnParts } from '../../profile/profile-page.ts'
import { locationParts, type PlaceContent } from '../../profile/nearby/location-parts.ts'
import { kinds } from '../../kind/registry.ts'

export interface HotelContent extends PlaceContent {
  profile: Hotel
  similar: { profile: Hotel; reason?: string }[]
  surroundings: Surroundings
  /** Those that aren't over. */
  specials: Special[]
}

const { calls } = kinds.hotel

export const hotelParts: OwnParts<HotelContent> = {
  ...locationParts(calls),
  surroundings: surroundingsPart(['business']),
  specials: {
    // The first load leaves out its code.
    load: async (api, { id }) => (await import('./specials/load-specials.ts')).loadComing(api, id),
    live: 'staff',
  },
}
