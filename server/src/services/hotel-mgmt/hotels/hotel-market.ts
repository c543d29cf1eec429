import type { Hotel } from '@app/contract/hotels/hotel-schema.ts'
import { hotelAmenities } from '@app/contract/reference-lists/hotel-amenities.ts'
import type { Entry, MarketDeclaration } from '../../../search/market-declaration.ts'

interface HotelEntry extends Entry, Pick<Hotel, 'amenities' | 'starRating' | 'roomCount'> {
  facts: Pick<Hotel, 'lowestRate'> & { otherNames: string[] }
}

export const hotelMarket: MarketDeclaration<HotelEntry> = {
  facets: { amenities: { kind: 'many', match: 'all', values: hotelAmenities } },
  numbers: {
    reactionCount: {},
    starRating: { thresholds: [2, 3, 4, 5] },
    roomCount: { thresholds: [50, 100, 200, 400] },
    lowestRate: {},
  },
  sorts: {
    likes: [{ number: 'reactionCount', highestFirst: true }],
    stars: [{ number: 'starRating', highestFirst: true }],
    rate: [{ number: 'lowestRate', highestFirst: false }],
    rooms: [{ number: 'roomCount', highestFirst: true }],
  },
  tieBreaker: 'likes',
  fit: {
    facets: { amenities: { weight: 2 } },
    sizes: { starRating: 2, lowestRate: 2, roomCount: 1 },
    distance: { weight: 4, halfMiles: 5, maxMiles: 60 },
  },
  words: ({ amenities, facts }) => ({ sports: [], type: ['Hotel', ...amenities, ...facts.otherNames] }),
}
