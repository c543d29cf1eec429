import * as z from 'zod'

export const destinationServices = [
  'Grant Programs',
  'Lodging Services',
  'Marketing',
  'PR/Media Assistance',
  'Signage',
  'Site Visits',
  'Volunteer',
  'Welcome Bags',
  'Event Marketing Sponsorship',
] as const
export const DestinationService = z.enum(destinationServices)
export type DestinationService = z.infer<typeof DestinationService>
