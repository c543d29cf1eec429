import * as z from 'zod'

export const leadStatuses = ['Open', 'Interested', 'Won', 'Lost', 'Passed'] as const
export const LeadStatus = z.enum(leadStatuses)
export type LeadStatus = z.infer<typeof LeadStatus>
