import { courtOffers } from './court-offers.ts'
import { fieldOffers } from './field-offers.ts'
import { hallOffers } from './hall-offers.ts'
import { iceAndRollerOffers } from './ice-and-roller-offers.ts'
import type { Offer } from './offer.ts'
import { openAirOffers } from './open-air-offers.ts'
import { waterOffers } from './water-offers.ts'
import { wheelAndAnimalOffers } from './wheel-and-animal-offers.ts'

const allOffers = {
  ...courtOffers,
  ...fieldOffers,
  ...iceAndRollerOffers,
  ...waterOffers,
  ...hallOffers,
  ...openAirOffers,
  ...wheelAndAnimalOffers,
}

export type OfferName = keyof typeof allOffers

export const offerOf = (name: OfferName): Offer => allOffers[name]
