import { BusinessDraft } from '@app/contract/businesses/business-schema.ts'
import { simpleKind } from './simple-kind.ts'

export const businessImport = simpleKind({
  name: 'business',
  nouns: { one: 'business', other: 'businesses' },
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
