import { hotel } from '@app/contract/hotels/hotel-routes.ts'
import { hotelAmenities } from '@app/contract/reference-lists/hotel-amenities.ts'
import type * as z from 'zod'
import type { ReadingDeclaration } from '../../../search/reading/read-market.ts'
import { fillers, phrasesFor } from '../../../search/reading/phrases.ts'

const amenities: Readonly<Record<string, string>> = {
  'Free Breakfast': 'breakfast, complimentary breakfast, hot breakfast, desayuno, petit déjeuner',
  'Free Parking': 'parking, car park, estacionamiento, stationnement',
  'Bus Parking': 'coach parking, motorcoach parking, team bus parking',
  'Wi-Fi': 'wifi, internet',
  Pool: 'swimming pool, indoor pool, piscina, piscine',
  'Fitness Center': 'gym, fitness room, gimnasio',
  Kitchenettes: 'kitchen, kitchenette, cocina',
  Suites: 'suite',
  'Two Queen Beds': 'two queens, double queen, two beds, quad rooms',
  'Guest Laundry': 'laundry, washer, lavandería',
  'Meeting Rooms': 'meeting room, team room, meeting space',
  'Airport Shuttle': 'shuttle, airport transfer',
  'Pets Allowed': 'pet friendly, dogs, pets',
  'Wheelchair Accessible': 'accessible, ada rooms',
}

export const hotelReading: ReadingDeclaration<z.output<(typeof hotel)['filter']>> = {
  phrases: [
    ...fillers(
      'hotel, motel, inn, lodging, place to stay, accommodations, rooms, hoteles, alojamiento, hôtel, team hotel',
    ),
    ...phrasesFor('amenities', hotelAmenities, amenities),
  ],
  toFilter: ({ amenities: wanted }) => hotel.filter.parse(wanted ? { amenities: wanted } : {}),
}
