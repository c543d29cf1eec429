import { BusinessDraft } from '@app/contract/businesses/business-schema.ts'
import { PlaceType } from '@app/contract/reference-lists/place-categories.ts'
import { simpleKind } from './simple-kind.ts'

/** 'Pizza Restaurant' is `pizza_restaurant`. */
const placeTypeOf = (text: string) =>
  PlaceType.safeParse(
    text
      .trim()
      .toLowerCase()
      .replaceAll(/[\s-]+/g, '_'),
  ).data

const dollarSigns = /^\${1,4}$/

/** '$$' and '2' are both 2. */
function priceLevelOf(text: string) {
  if (dollarSigns.test(text)) return text.length
  return /^[1-4]$/.test(text) ? Number(text) : undefined
}

export const businessImport = simpleKind({
  name: 'business',
  nouns: { one: 'business', other: 'businesses' },
  hasBranches: true,
  draft: BusinessDraft,
  type: {
    field: 'businessType',
    words: {
      'Food & Beverage':
        'restaurant|restaurants|food|cafe|coffee|bakery|bar|brewery|pub|tavern|pizza|pizzeria|grill|diner|deli|catering|ice cream|full service restaurants|limited service restaurants|eating and drinking',
      Entertainment:
        'entertainment|attraction|museum|zoo|aquarium|theater|theatre|cinema|bowling|arcade|amusement|park|golf|recreation|nightclub|casino|gallery|trampoline|escape room',
      'Hotel & Lodging': 'hotel|hotels|motel|motels|lodging|inn|bed and breakfast|campground|resort|hostel',
      Transportation: 'transportation|taxi|shuttle|bus|limousine|car rental|parking|charter|transit',
      Hospitality: 'hospitality|retail|store|shop|shopping|salon|spa|laundry|pharmacy|service|services',
    },
    otherwise: 'Hospitality',
  },
  readers: {
    placeType: { parse: placeTypeOf, problem: 'is not a type of place' },
    priceLevel: { parse: priceLevelOf, problem: 'is not a price level from 1 to 4' },
  },
  words: {
    attributes: {
      'Good for Groups': 'groups|group friendly|large groups',
      'Good For Kids': 'kids|children|family|family friendly',
      'Parking Available': 'parking',
      'Wheelchair Accessible': 'wheelchair|accessible|ada',
      'Takes Reservations': 'reservations|reservation',
      'Dogs Allowed': 'dogs|pets|dog friendly',
      'Wi-Fi': 'wifi|internet',
      'Outdoor Seating': 'outdoor|patio|terrace',
      'Offers Delivery': 'delivery',
      'Live Music': 'music',
      'Full Bar': 'bar|full bar',
      TV: 'television|tvs',
    },
  },
})
