import * as z from 'zod'

/** The specification gives the first nine and the last. */
export const facilityTypes = [
  'Arena',
  'Stadium',
  'Convention Center',
  'Olympic Facility',
  'Sports Complex',
  'College/University',
  'Golf Course',
  'Parks & Rec',
  'Aquatic Center',
  'Ice Rink',
  'Fieldhouse',
  'Gymnasium',
  'Community Center',
  'School',
  'Training Facility',
  'Racquet Club',
  'Bowling Center',
  'Race Track',
  'Equestrian Center',
  'Ski Resort',
  'Beach & Waterfront',
  'Fairgrounds & Expo Center',
  'Hotel & Resort',
  'Other',
] as const
export const FacilityType = z.enum(facilityTypes)
export type FacilityType = z.infer<typeof FacilityType>
