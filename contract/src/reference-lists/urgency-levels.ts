import * as z from 'zod'

/** How soon a venue is needed, most urgent first. */
export const urgencyLevels = [
  { priority: 0, label: 'Urgent Need', tag: 'in urgent need of a venue' },
  { priority: 1, label: 'Near Future', tag: 'will need a venue scheduled in the near future' },
  { priority: 2, label: 'Exploring', tag: 'exploring options for a future event' },
] as const
export const urgencyLabels = urgencyLevels.map(({ label }) => label)
export const UrgencyLabel = z.enum(urgencyLabels)
export type UrgencyLabel = z.infer<typeof UrgencyLabel>

/** The stored value; ascending order puts the most urgent first. */
export const UrgencyPriority = z.literal(urgencyLevels.map(({ priority }) => priority))
export type UrgencyPriority = z.infer<typeof UrgencyPriority>
