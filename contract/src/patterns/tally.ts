import * as z from 'zod'

/** Counts by value, as reports list them. */
export const Tally = z.array(z.object({ value: z.string(), count: z.int() }))
