import * as z from 'zod'

export const genders = ['Co-Ed', 'Female', 'Male', 'Male & Female'] as const
export const Gender = z.enum(genders)
export type Gender = z.infer<typeof Gender>
