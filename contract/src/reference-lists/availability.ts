import * as z from 'zod'

export const availabilities = ['Available to host', 'Limited availability to host'] as const
export const Availability = z.enum(availabilities)
export type Availability = z.infer<typeof Availability>
