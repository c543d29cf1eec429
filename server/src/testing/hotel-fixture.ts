import { hotelAbilities, hotels } from '@app/contract/hotels/hotel-routes.ts'
import { boosts, files, inIndiana, inTexas, otherNames, staff, toMarketing } from './fixture-parts.ts'
import { kindFixture } from './kind-fixture.ts'

export const hotelFixture = kindFixture(hotels, {
  minimal: { name: 'Plain Inn' },
  full: {
    ...inIndiana,
    name: 'Elm Street Inn',
    hotelPartnerId: 'partner-one',
    starRating: 3,
    roomCount: 120,
    checkInTime: '15:00',
    checkOutTime: '11:00',
    amenities: ['Pool', 'Bus Parking'],
  },
  other: {
    ...inTexas,
    name: 'Oak River Lodge',
    hotelPartnerId: 'partner-two',
    starRating: 5,
    roomCount: 400,
    checkInTime: '16:00',
    checkOutTime: '12:00',
    amenities: ['Restaurant'],
  },
  uniqueFields: ['googlePlaceId', 'hotelPartnerId'],
  change: {
    patch: [{ op: 'replace', path: '/city', value: 'Kokomo' }],
    filter: { city: 'Kokomo', text: 'kokomo' },
  },
  links: { companies: 'company' },
  abilities: hotelAbilities,
  orders: { likes: '-likeCount', stars: '-starRating', rate: 'lowestRate', rooms: '-roomCount' },
  lists: { 'specials.search': 'viewers' },
  foreignLists: ['reservations.list', 'reservations.filtered', 'blocks.list', 'blocks.filtered'],
  children: {
    otherNames,
    images: files,
    documents: files,
    boosts,
    members: staff,
    partners: [
      { name: 'Elm Shuttles' },
      async ({ newProfile }) => ({ profileId: await newProfile('facility') }),
    ],
    rooms: [
      {
        name: 'Two queens',
        beds: ['Queen', 'Queen'],
        guests: 4,
        count: 60,
        rate: 12_900,
        minStay: 1,
        ranges: [
          {
            from: '2027-03-11',
            to: '2027-03-12',
            rate: 14_900,
            minStay: 2,
            isClosed: false,
            isClosedToArrival: true,
            count: 30,
          },
        ],
        position: 1,
      },
      { name: 'King', guests: 2, count: 36, rate: 11_900 },
    ],
    pricing: [
      {
        currency: 'USD',
        charges: [
          {
            name: 'State sales tax',
            purpose: 'Goes to the state',
            kind: 'Tax',
            unit: 'Percent',
            basisPoints: 700,
          },
        ],
      },
      { currency: 'CAD' },
    ],
    specials: [
      {
        title: 'Breakfast for teams',
        description: 'From 5:30 AM on days of games.',
        startDate: '2027-03-11',
        endDate: '2027-03-14',
        minNights: 2,
      },
      { title: 'Late checkout', startDate: '2027-06-01', endDate: '2027-08-31' },
    ],
  },
  childEdits: { members: toMarketing },
})
