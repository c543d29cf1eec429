import * as z from 'zod'

export const surfaces = [
  'N/A',
  'Asphalt',
  'Concrete',
  'Grass',
  'Hardwood',
  'Ice',
  'Multi-purpose',
  'Sand',
  'Synthetic',
  'Turf',
  'Water',
] as const
export const Surface = z.enum(surfaces)
export type Surface = z.infer<typeof Surface>
