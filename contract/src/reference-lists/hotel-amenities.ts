import * as z from 'zod'

/** What teams ask hotels for. The specification names none. */
export const hotelAmenities = [
  'Free Breakfast',
  'Free Parking',
  'Bus Parking',
  'Wi-Fi',
  'Pool',
  'Fitness Center',
  'Restaurant',
  'Bar',
  'Kitchenettes',
  'Suites',
  'Two Queen Beds',
  'Guest Laundry',
  'Meeting Rooms',
  'Airport Shuttle',
  'Pets Allowed',
  'EV Charging',
  'Wheelchair Accessible',
] as const
export const HotelAmenity = z.enum(hotelAmenities)
export type HotelAmenity = z.infer<typeof HotelAmenity>
