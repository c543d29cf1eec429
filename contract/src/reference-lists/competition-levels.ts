import * as z from 'zod'

export const competitionLevels = ['Amateur', 'Collegiate', 'Semi-Professional', 'Professional'] as const
export const CompetitionLevel = z.enum(competitionLevels)
export type CompetitionLevel = z.infer<typeof CompetitionLevel>
