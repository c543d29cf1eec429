import { hotelAbilities, hotelMembers, type hotels } from '@app/contract/hotels/hotel-routes.ts'
import { openKind } from '../../../patterns/common-handlers.ts'
import { suggestedDescription } from '../../../patterns/descriptions/suggested-description.ts'
import { lookupHandler } from '../../../patterns/lookup.ts'
import { inheritingMemberHandlers } from '../../../patterns/members.ts'
import { allPartners, partnerHandlers } from '../../../patterns/partners.ts'
import type { ServiceParts } from '../../../patterns/service-parts.ts'
import type { Handlers } from '../../../platform/http/call.ts'
import { parsed } from '../../../platform/http/json-text.ts'
import { companiesOfHandlers } from '../../company-mgmt/index.ts'
import { blockHandlers } from '../blocks/answer-blocks.ts'
import { proposeBlock } from '../blocks/propose-block.ts'
import { hotelMatchHandler } from '../matches/hotel-matches.ts'
import { pricingHandlers, roomHandlers } from '../rooms/room-handlers.ts'
import { reservationHandlers } from '../reservations/reservation-handlers.ts'
import { openOffers, roomOfferHandlers } from '../rooms/room-offers.ts'
import { specialHandlers } from '../specials/special-handlers.ts'
import { describeHotel } from './describe-hotel.ts'
import { hotelKind } from './hotel-kind.ts'
import { hotelMarket } from './hotel-market.ts'
import { hotelReading } from './hotel-reading.ts'
import { onboard } from './onboarding.ts'

export const hotelHandlers = (shared: ServiceParts): Handlers<typeof hotels> => {
  const { common, approval, liking, market } = openKind(shared, {
    kind: hotelKind,
    market: hotelMarket,
    reading: hotelReading,
    abilities: hotelAbilities,
    collections: ['partners', 'companies', 'pricing', 'specials'],
  })
  const companies = companiesOfHandlers()
  const findOffers = openOffers(shared)
  const whole = { offset: 0, take: 100 }
  return {
    ...common,
    ...approval,
    suggestedDescription: suggestedDescription(hotelKind, describeHotel),
    byPlace: lookupHandler(hotelKind, 'googlePlaceId'),
    byPartnerId: lookupHandler(hotelKind, 'hotelPartnerId'),
    onboard: onboard(shared),
    profile: async ({ ownerId }, call) => {
      const [hotel, images, linked, partners] = await Promise.all([
        common.get({ id: ownerId }, call),
        common.images.list({ ownerId, ...whole }, call),
        companies.list({ ownerId, ...whole }, call),
        allPartners({ ownerId }, call),
      ])
      return {
        data: {
          hotel: parsed(hotel).data,
          images: parsed(images).data,
          companies: parsed(linked).data,
          partners: parsed(partners).data,
        },
      }
    },
    ...liking,
    members: inheritingMemberHandlers(hotelMembers),
    partners: { ...partnerHandlers(), list: allPartners },
    companies,
    rooms: roomHandlers(shared),
    ...roomOfferHandlers(findOffers),
    reservations: reservationHandlers(shared, findOffers),
    blocks: { ...blockHandlers(), propose: proposeBlock(shared) },
    pricing: pricingHandlers(),
    specials: specialHandlers(),
    matches: hotelMatchHandler({ ...shared, market }),
  }
}
