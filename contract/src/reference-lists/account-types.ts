import * as z from 'zod'

export const accountTypes = [
  'Event Organizer',
  'Facility',
  'Destination',
  'Company',
  'Vendor',
  'Club Admin',
  'Coach',
  'Participant',
  'Local Business',
  'Volunteer',
  'Other',
] as const
export const AccountType = z.enum(accountTypes)
export type AccountType = z.infer<typeof AccountType>
