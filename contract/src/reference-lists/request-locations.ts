import * as z from 'zod'

/** How far a request looks for a venue. */
export const requestLocationCategories = ['Nationally', 'Near', 'Within'] as const
export const RequestLocationCategory = z.enum(requestLocationCategories)
export type RequestLocationCategory = z.infer<typeof RequestLocationCategory>
