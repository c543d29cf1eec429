import * as z from 'zod'

/** A field that is one of: the filter takes a value, or a list of which any may hold. */
export const anyOf = <T extends z.ZodType>(value: T) =>
  z.union([value, z.array(value).min(1).max(100)]).optional()

/** An ordered field: a value, a list, or `{from, to}`, both ends included. */
export const within = <T extends z.ZodType>(value: T) =>
  z
    .union([
      value,
      z.array(value).min(1).max(100),
      z.strictObject({ from: value.optional(), to: value.optional() }),
    ])
    .optional()

/** The database holds no NUL, so it cannot be asked for one either. */
export const Text = z
  .string()
  .max(200)
  .refine((text) => !text.includes('\0'), 'must not hold control characters')

/** Miles around a place, which is an address, city or postal code, or a point. */
export const Near = z
  .strictObject({
    address: z.string().trim().min(1).max(200).optional(),
    lat: z.number().min(-90).max(90).optional(),
    lng: z.number().min(-180).max(180).optional(),
    dist: z.number().positive().max(12_500).default(50),
  })
  .refine((near) => (near.address === undefined) !== (near.lat === undefined && near.lng === undefined), {
    message: 'give an address, or lat and lng',
  })
  .refine((near) => (near.lat === undefined) === (near.lng === undefined), {
    message: 'lat and lng go together',
  })

/** A map's box in degrees; `west` greater than `east` crosses the antimeridian. */
export const Bounds = z.strictObject({
  west: z.number().min(-180).max(180),
  south: z.number().min(-90).max(90),
  east: z.number().min(-180).max(180),
  north: z.number().min(-90).max(90),
})

type Scalar = string | number | boolean
export type Range<T> = { from?: T; to?: T }

/** `value` and `[values]` in one form. */
export const listed = <T extends Scalar>(value: T | T[]): T[] => (Array.isArray(value) ? value : [value])

export const isRange = <T extends Scalar>(value: T | T[] | Range<T>): value is Range<T> =>
  typeof value === 'object' && !Array.isArray(value)
