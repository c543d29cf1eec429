import * as z from 'zod'

/** Whom a search looks for. */
export const audienceGroups = [
  'Destinations',
  'Facilities',
  'Event Organizations',
  'Industry Partners',
] as const
export const AudienceGroup = z.enum(audienceGroups)
export type AudienceGroup = z.infer<typeof AudienceGroup>
