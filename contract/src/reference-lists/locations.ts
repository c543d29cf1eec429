import * as z from 'zod'

export const locations = ['Outdoor', 'Indoor'] as const
export const Location = z.enum(locations)
export type Location = z.infer<typeof Location>

export const filterLocations = [...locations, 'Both'] as const
export const FilterLocation = z.enum(filterLocations)
export type FilterLocation = z.infer<typeof FilterLocation>
