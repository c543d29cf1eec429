import { HotelDraft } from '@app/contract/hotels/hotel-schema.ts'
import { simpleKind } from './simple-kind.ts'

export const hotelImport = simpleKind({
  name: 'hotel',
  nouns: { one: 'hotel', other: 'hotels' },
  draft: HotelDraft,
  words: {
    amenities: {
      'Free Breakfast': 'breakfast|complimentary breakfast|continental breakfast',
      'Free Parking': 'parking|parking lot',
      'Bus Parking': 'bus parking|coach parking|motorcoach parking',
      'Wi-Fi': 'wifi|internet|wireless',
      Pool: 'swimming pool|indoor pool|outdoor pool',
      'Fitness Center': 'gym|fitness|exercise room',
      Kitchenettes: 'kitchen|kitchenette',
      'Guest Laundry': 'laundry',
      'Meeting Rooms': 'meeting|conference|banquet|meeting space',
      'Airport Shuttle': 'shuttle|airport transfer',
      'Pets Allowed': 'pets|pet friendly|dogs',
      'EV Charging': 'ev|charging|electric vehicle',
      'Wheelchair Accessible': 'ada|accessible|wheelchair',
    },
  },
})
