import * as z from 'zod'

export const ageGroups = [
  'All Ages',
  'Youth',
  'High School',
  'Youth & High School',
  'College',
  'Adult',
] as const
export const AgeGroup = z.enum(ageGroups)
export type AgeGroup = z.infer<typeof AgeGroup>
