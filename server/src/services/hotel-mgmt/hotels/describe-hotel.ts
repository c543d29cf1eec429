import type { Hotel } from '@app/contract/hotels/hotel-schema.ts'
import type { HotelAmenity } from '@app/contract/reference-lists/hotel-amenities.ts'
import { count } from '@app/contract/rules/sentence-parts.ts'
import {
  clockText,
  does,
  has,
  inPlace,
  is,
  traitSentences,
  type Sentence,
  type Trait,
} from '../../../patterns/descriptions/description-words.ts'

const traits: Record<HotelAmenity, Trait> = {
  'Free Breakfast': has('free breakfast'),
  'Free Parking': has('free parking'),
  'Bus Parking': has('parking for buses'),
  'Wi-Fi': has('Wi-Fi'),
  Pool: has('a pool'),
  'Fitness Center': has('a fitness center'),
  Restaurant: has('a restaurant'),
  Bar: has('a bar'),
  Kitchenettes: has('kitchenettes'),
  Suites: has('suites'),
  'Two Queen Beds': has('rooms with two queen beds'),
  'Guest Laundry': has('laundry for guests'),
  'Meeting Rooms': has('meeting rooms'),
  'Airport Shuttle': has('an airport shuttle'),
  'Pets Allowed': does('allows pets'),
  'EV Charging': has('EV charging'),
  'Wheelchair Accessible': is('wheelchair accessible'),
}

export function describeHotel(hotel: Hotel): Sentence[] {
  const { name, starRating, roomCount, checkInTime, checkOutTime } = hotel
  const what = starRating === null ? 'a hotel' : `a ${starRating}-star hotel`
  const rooms =
    roomCount === null ? '' : ` with ${roomCount === 1 ? 'one room' : `${count(roomCount)} rooms`}`
  return [
    `${name} is ${what}${rooms}${inPlace(hotel)}.`,
    ...traitSentences(hotel.amenities, traits),
    checkInTime !== null && `Check-in is from ${clockText(checkInTime)}.`,
    checkOutTime !== null && `Check-out is by ${clockText(checkOutTime)}.`,
  ]
}
