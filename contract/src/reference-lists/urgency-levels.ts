import * as z from 'zod'
import { urgencyLevels } from '../rules/urgency.ts'

export const urgencyLabels = urgencyLevels.map(({ label }) => label)
export const UrgencyLabel = z.enum(urgencyLabels)
export type UrgencyLabel = z.infer<typeof UrgencyLabel>

/** The stored value; ascending order puts the most urgent first. */
export const UrgencyPriority = z.literal(urgencyLevels.map(({ priority }) => priority))
export type UrgencyPriority = z.infer<typeof UrgencyPriority>
