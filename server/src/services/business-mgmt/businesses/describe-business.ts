import type { Business } from '@app/contract/businesses/business-schema.ts'
import type { BusinessCategory } from '@app/contract/reference-lists/business-categories.ts'
import type { PlaceAttributeTag } from '@app/contract/reference-lists/place-attribute-tags.ts'
import { counted, withArticle } from '@app/contract/rules/sentence-parts.ts'
import {
  does,
  has,
  inPlace,
  is,
  traitSentences,
  type Sentence,
  type Trait,
} from '../../../patterns/descriptions/description-words.ts'

const traits: Record<PlaceAttributeTag, Trait> = {
  'Good for Groups': is('good for groups'),
  'Good For Kids': is('good for kids'),
  'Parking Available': has('parking'),
  'Wheelchair Accessible': is('wheelchair accessible'),
  'Takes Reservations': does('takes reservations'),
  'Dogs Allowed': does('allows dogs'),
  'Wi-Fi': has('Wi-Fi'),
  'Outdoor Seating': has('outdoor seating'),
  'Offers Delivery': does('delivers'),
  'Live Music': has('live music'),
  'Full Bar': has('a full bar'),
  TV: has('TV'),
}

/** Where the business doesn't say what it is in detail. */
const categories: Record<BusinessCategory, string> = {
  Entertainment: 'a place for entertainment',
  'Food & Beverage': 'a place to eat and drink',
  Hospitality: 'a hospitality business',
  'Hotel & Lodging': 'a place to stay',
  Transportation: 'a transportation business',
}

const prices = ['inexpensive', 'moderate', 'expensive', 'very expensive']

export function describeBusiness(business: Business): Sentence[] {
  const { name, placeType, businessType, seats, takesGroups, priceLevel } = business
  const what =
    placeType === null ? categories[businessType] : withArticle(placeType.replaceAll('_', ' ').trim())
  const forGroups = [
    seats ? `seats ${counted(seats, 'guest')}` : null,
    takesGroups ? 'takes reservations for groups' : null,
  ].filter((part) => part !== null)
  return [
    `${name} is ${what}${inPlace(business)}.`,
    forGroups.length > 0 && `It ${forGroups.join(' and ')}.`,
    // Said above.
    ...traitSentences(
      business.attributes.filter((attribute) => !(takesGroups && attribute === 'Takes Reservations')),
      traits,
    ),
    priceLevel !== null && `Its prices are ${prices[priceLevel - 1]}.`,
  ]
}
