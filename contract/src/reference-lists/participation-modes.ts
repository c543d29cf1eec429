import * as z from 'zod'

export const participationModes = ['Individual', 'Team', 'Both'] as const
export const ParticipationMode = z.enum(participationModes)
export type ParticipationMode = z.infer<typeof ParticipationMode>
