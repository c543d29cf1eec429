import * as z from 'zod'
import { slug } from './slug.ts'

/** The specification gives seven names and the count of 33. */
export const amenityNames = [
  'Parking',
  'RV & Bus Parking',
  'EV Charging',
  'Restrooms',
  'Showers',
  'Locker Rooms',
  'Officials Rooms',
  'Wifi',
  'Bleachers',
  'Chair-Back Seating',
  'VIP Suites',
  'Scoreboard',
  'Video Board',
  'PA System',
  'Field & Court Lighting',
  'Live Streaming',
  'Press Box',
  'Air Conditioning',
  'Concessions',
  'Restaurant',
  'Catering Kitchen',
  'Water Fountains',
  'Pro Shop',
  'Equipment Rental',
  'Weight Room',
  'Warm-Up Area',
  'Batting Cages',
  'Athletic Training Room',
  'AED & First Aid',
  'Meeting Rooms',
  'Playground',
  'Lodging',
  'Wheelchair Accessible',
] as const
export const AmenityName = z.enum(amenityNames)
export type AmenityName = z.infer<typeof AmenityName>

export const amenities = amenityNames.map((name) => ({ name, image: `/amenities/${slug(name)}.svg` }))
