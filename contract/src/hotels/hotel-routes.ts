import * as z from 'zod'
import { Affiliation, companiesOf } from '../companies/affiliations.ts'
import { DayRange } from '../day-range.ts'
import { Many, One, Page } from '../envelope.ts'
import { anyOf } from '../filter.ts'
import { approvalRoutes, commonRoutes } from '../patterns/common-routes.ts'
import { liking } from '../patterns/favorites.ts'
import { StoredFile } from '../patterns/files.ts'
import { items, under } from '../patterns/items.ts'
import { lookup } from '../patterns/lookup.ts'
import { inheritingMembers, memberCollection } from '../patterns/members.ts'
import { Partner, partnerCollection } from '../patterns/partners.ts'
import { single } from '../patterns/single.ts'
import { profileAbilities } from '../patterns/profiles.ts'
import { suggestedDescription } from '../patterns/suggested-description.ts'
import { profileFilter } from '../profile-filter.ts'
import { profileKind } from '../profile-kind.ts'
import { HotelAmenity } from '../reference-lists/hotel-amenities.ts'
import { route } from '../route.ts'
import { RoomOffers, ShownStay, Stay, VerifiedOffer } from './availability-schema.ts'
import { blocksOfHotel } from './blocks/block-routes.ts'
import { hotelMatches } from './hotel-matches.ts'
import { Hotel, HotelDraft, OnboardingDraft } from './hotel-schema.ts'
import { hotelPricing } from './pricing-schema.ts'
import { hotelReservations } from './reservation-routes.ts'
import { roomTypes, TakenNights } from './room-schema.ts'
import { Special, specials } from './special-schema.ts'

export const hotel = profileKind({
  owner: 'hotel',
  path: '/hotels',
  reaction: 'likes',
  item: Hotel,
  draft: HotelDraft,
  /** Hotels with all of `amenities`. */
  filter: profileFilter(Hotel, { amenities: anyOf(HotelAmenity) }, ['likes', 'stars', 'rate', 'rooms']),
  roles: { Manager: 'manager', Sales: 'member', Marketing: 'member' },
})
const { owner } = hotel

export const hotelMembers = memberCollection(hotel)
const common = commonRoutes(hotel)
const partners = items(under(hotel, 'partners'), partnerCollection)

export const hotels = {
  ...common,
  ...approvalRoutes(hotel),
  suggestedDescription: suggestedDescription(hotel),
  byPlace: lookup(hotel, 'places', 'googlePlaceId'),
  byPartnerId: lookup(hotel, 'hp', 'hotelPartnerId'),
  onboard: route({
    method: 'POST',
    path: '/hotels/onboarding',
    owner: null,
    allow: 'user',
    quotas: common.create.quotas,
    budget: 'creations',
    otherStatus: 201,
    data: OnboardingDraft,
    reply: One(Hotel),
    summary:
      'Create a hotel by its id in another system, or become the first manager of one that nobody runs',
  }),
  profile: route({
    method: 'GET',
    path: '/hotels/{ownerId}/profile',
    owner,
    allow: 'visitor',
    reply: One(
      z.object({
        hotel: Hotel,
        images: z.array(StoredFile),
        companies: z.array(Affiliation),
        partners: z.array(Partner),
      }),
    ),
    summary: 'All that a page about the hotel shows',
  }),
  ...liking(hotel),
  members: inheritingMembers(under(hotel, 'members'), hotel),
  partners: {
    /** Not paged: the quota bounds it. */
    list: route({
      method: 'GET',
      ...under(hotel, 'partners'),
      allow: 'visitor',
      quotas: partners.create.quotas,
      reply: Many(Partner),
    }),
    export: partners.export,
    create: partners.create,
    remove: partners.remove,
  },
  companies: companiesOf(hotel),
  rooms: {
    ...items(under(hotel, 'rooms'), roomTypes, { read: 'member', write: 'manager' }),
    nights: route({
      method: 'GET',
      path: '/hotels/{ownerId}/rooms/nights',
      owner,
      allow: 'member',
      query: DayRange,
      reply: One(TakenNights),
      summary: 'The nights of which rooms are taken, by room type',
    }),
  },
  availability: route({
    method: 'POST',
    path: '/hotels/{ownerId}/availability',
    owner,
    allow: 'visitor',
    effect: 'read',
    data: Stay,
    reply: One(RoomOffers),
    summary: 'What each room type costs for a stay, and how many rooms are left',
  }),
  verify: route({
    method: 'POST',
    path: '/hotels/{ownerId}/availability/verify',
    owner,
    allow: 'visitor',
    effect: 'read',
    data: ShownStay,
    reply: One(VerifiedOffer),
    summary: 'Whether a room can be booked at the total that was shown. Nothing is held',
  }),
  pricing: single(under(hotel, 'pricing'), hotelPricing),
  specials: {
    ...items(under(hotel, 'specials'), specials),
    search: route({
      method: 'POST',
      path: '/hotels/specials/search',
      owner: null,
      allow: 'visitor',
      effect: 'read',
      query: Page,
      data: specials.filter,
      reply: Many(Special),
      summary: 'Specials of all hotels that the caller sees',
    }),
  },
  reservations: hotelReservations,
  blocks: blocksOfHotel(hotel),
  matches: hotelMatches,
}

export const hotelAbilities = {
  ...profileAbilities(hotels, hotels.members),
  like: hotels.likes.add,
  managePartners: hotels.partners.create,
  manageCompanies: hotels.companies.link,
  manageRooms: hotels.rooms.create,
}
