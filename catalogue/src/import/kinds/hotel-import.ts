import { HotelDraft } from '@app/contract/hotels/hotel-schema.ts'
import { parseClockTime } from '../cleaning/clock-time.ts'
import { simpleKind } from './simple-kind.ts'

const time = { parse: parseClockTime, problem: 'is not a time' }

export const hotelImport = simpleKind({
  name: 'hotel',
  nouns: { one: 'hotel', other: 'hotels' },
  draft: HotelDraft,
  readers: { checkInTime: time, checkOutTime: time },
  words: {
    amenities: {
      'Free Breakfast': 'breakfast|complimentary breakfast|continental breakfast|breakfast included',
      'Bus Parking': 'coach parking|motorcoach parking',
      'Free Parking': 'parking|parking lot',
      'Wi-Fi': 'wifi|internet|wireless|free wifi|wireless internet',
      Pool: 'swimming pool|indoor pool|outdoor pool',
      'Fitness Center': 'gym|fitness|exercise room|fitness room',
      Kitchenettes: 'kitchen|kitchenette',
      Suites: 'suite',
      'Guest Laundry': 'laundry|coin laundry',
      'Meeting Rooms': 'meeting|conference|banquet|meeting space|meeting room|conference room',
      'Airport Shuttle': 'shuttle|airport transfer',
      'Pets Allowed': 'pets|pet friendly|dogs|pets welcome',
      'EV Charging': 'ev|charging|electric vehicle|ev charger|electric vehicle charging',
      'Wheelchair Accessible': 'ada|accessible|wheelchair|ada rooms',
    },
  },
})
