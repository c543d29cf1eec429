import * as z from 'zod'

export const businessCategories = [
  'Entertainment',
  'Food & Beverage',
  'Hospitality',
  'Hotel & Lodging',
  'Transportation',
] as const
export const BusinessCategory = z.enum(businessCategories)
export type BusinessCategory = z.infer<typeof BusinessCategory>
