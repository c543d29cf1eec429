import type { Facility } from '@app/contract/facilities/facility-schema.ts'
import type { Hotel } from '@app/contract/hotels/hotel-schema.ts'
import type { Surroundings } from '../../profile/nearby/load-nearby.ts'
import { surroundingsPart } from '../../profile/nearby/surroundings-part.ts'
import type { OwnParts } from '../../profile/profile-page.ts'
import { loadNearest } from '../nearest.ts'
import type { LocationContent } from '../part-of.tsx'
import type { PartnerContent } from '../partners-section.tsx'
import { kinds } from '../registry.ts'

export interface HotelContent extends LocationContent, PartnerContent {
  profile: Hotel
  similar: { profile: Hotel; reason?: string }[]
  venues: Facility[]
  surroundings: Surroundings
}

const { calls } = kinds.hotel

export const hotelParts: OwnParts<HotelContent> = {
  companies: {
    load: async (api, { id }) => (await calls(api).companies.list({ ownerId: id, take: 100 })).data,
    live: 'signed-in',
  },
  partners: {
    load: async (api, { id }) => (await calls(api).partners.list({ ownerId: id })).data,
    live: 'staff',
  },
  surroundings: surroundingsPart(['business']),
  venues: {
    load: (api, hotel) =>
      loadNearest(api, hotel, { calls: kinds.facility.calls, radii: [5, 25], enough: 3, most: 6 }),
  },
}
