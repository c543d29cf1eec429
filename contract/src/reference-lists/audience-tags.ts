import * as z from 'zod'

/** The audience of a profile or story. Unused: there are no stories yet, and profiles are for everybody. */
export const audienceTags = [
  'Club Admins',
  'Coaches',
  'Destinations',
  'Event Organizers',
  'Facilities',
  'Local Businesses',
  'Participants',
  'Volunteers',
] as const
export const AudienceTag = z.enum(audienceTags)
export type AudienceTag = z.infer<typeof AudienceTag>
