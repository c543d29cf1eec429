import * as z from 'zod'

/** The groups that a search can be limited to. Unused: each marketplace searches one group, and no search spans several. */
export const audienceGroups = [
  'Destinations',
  'Facilities',
  'Event Organizations',
  'Industry Partners',
] as const
export const AudienceGroup = z.enum(audienceGroups)
export type AudienceGroup = z.infer<typeof AudienceGroup>
