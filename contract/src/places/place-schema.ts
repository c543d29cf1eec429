import * as z from 'zod'
import { Text } from '../filter.ts'
import { StateName } from '../reference-lists/regions.ts'

// An address holds text; a number in it may be written as JavaScript writes numbers.
const written = z
  .string()
  .regex(/^-?\d+(\.\d+)?(e-?\d+)?$/i, 'must be a number')
  .transform(Number)
const inQuery = (number: z.ZodNumber) => z.union([number, written.pipe(number)])

export const CompletionQuery = z.object({
  text: Text.min(1),
  take: inQuery(z.int().min(1).max(10)).default(6),
})

export const PositionQuery = z.object({
  lat: inQuery(z.number().min(-90).max(90)),
  lng: inQuery(z.number().min(-180).max(180)),
})

/** A town or postal code that a text may go on with. The position is its middle. */
export const PlaceOption = z.object({
  /** What was typed before the place, and the place: '100 S Capitol Ave, Indianapolis, IN'. */
  label: z.string(),
  /** What was typed before the place. */
  street: z.string().nullable(),
  city: z.string(),
  state: StateName,
  /** Of Canadian codes the first half. */
  postalCode: z.string().nullable(),
  lat: z.number(),
  lng: z.number(),
})
export type PlaceOption = z.infer<typeof PlaceOption>

/** The nearest town and postal code, each null where none is near, and the time zone. */
export const Whereabouts = z.object({
  city: z.string().nullable(),
  state: StateName.nullable(),
  postalCode: z.string().nullable(),
  timeZone: z.string().nullable(),
})
export type Whereabouts = z.infer<typeof Whereabouts>
