import * as z from 'zod'

export const placeAttributeTags = [
  'Good for Groups',
  'Good For Kids',
  'Parking Available',
  'Wheelchair Accessible',
  'Takes Reservations',
  'Dogs Allowed',
  'Wi-Fi',
  'Outdoor Seating',
  'Offers Delivery',
  'Live Music',
  'Full Bar',
  'TV',
] as const
export const PlaceAttributeTag = z.enum(placeAttributeTags)
export type PlaceAttributeTag = z.infer<typeof PlaceAttributeTag>
