import * as z from 'zod'
import { longestText } from './rules/limits.ts'

/** A filter field that takes a value or a list of alternatives. */
export const anyOf = <T extends z.ZodType>(value: T) =>
  z.union([value, z.array(value).min(1).max(100)]).optional()

/** A filter field that takes a value, a list of alternatives, or a range `{ from, to }`, inclusive. */
export const within = <T extends z.ZodType>(value: T) =>
  z
    .union([
      value,
      z.array(value).min(1).max(100),
      z.strictObject({ from: value.optional(), to: value.optional() }),
    ])
    .optional()

export const Text = z.string().max(longestText)

/** `dist` is in miles, around an address, city, postal code or position. */
export const Near = z
  .strictObject({
    address: z.string().trim().min(1).max(200).optional(),
    lat: z.number().min(-90).max(90).optional(),
    lng: z.number().min(-180).max(180).optional(),
    dist: z.number().positive().max(12_500).default(50),
  })
  .refine((near) => (near.address === undefined) !== (near.lat === undefined && near.lng === undefined), {
    message: 'must have either an address, or lat and lng',
  })
  .refine((near) => (near.lat === undefined) === (near.lng === undefined), {
    message: 'must have both lat and lng',
  })

/** The bounds of a map, in degrees. If `west` is greater than `east`, they cross the antimeridian. */
export const Bounds = z.strictObject({
  west: z.number().min(-180).max(180),
  south: z.number().min(-90).max(90),
  east: z.number().min(-180).max(180),
  north: z.number().min(-90).max(90),
})

type Scalar = string | number | boolean
export interface Range<T> {
  from?: T
  to?: T
}

/** Converts a value or a list to a list. */
export const listed = <T extends Scalar>(value: T | T[]): T[] => (Array.isArray(value) ? value : [value])

export const isRange = <T extends Scalar>(value: T | T[] | Range<T>): value is Range<T> =>
  typeof value === 'object' && !Array.isArray(value)
