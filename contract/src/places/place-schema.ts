import * as z from 'zod'
import { Text } from '../filter.ts'
import { StateName } from '../reference-lists/regions.ts'

// Numbers in a query are strings in JavaScript's notation, such as 1e-7.
const numericText = z
  .string()
  .regex(/^-?\d+(\.\d+)?(e-?\d+)?$/i, 'must be a number')
  .transform(Number)
const inQuery = (number: z.ZodNumber) =>
  z.union([number, numericText.pipe(number)]).meta({
    type: number.isInt ? 'integer' : 'number',
    minimum: number.minValue ?? undefined,
    maximum: number.maxValue ?? undefined,
  })

export const CompletionQuery = z.object({
  text: Text.min(1),
  take: inQuery(z.int().min(1).max(10)).default(6),
})

export const PositionQuery = z.object({
  lat: inQuery(z.number().min(-90).max(90)),
  lng: inQuery(z.number().min(-180).max(180)),
})

/** A town or postal code that completes a text. The position is its center. */
export const PlaceOption = z.object({
  /** The street as typed, and the place: '100 S Capitol Ave, Indianapolis, IN'. */
  label: z.string(),
  /** The text as typed before the place. */
  street: z.string().nullable(),
  city: z.string(),
  state: StateName,
  /** For Canada, only the first half of the code. */
  postalCode: z.string().nullable(),
  lat: z.number(),
  lng: z.number(),
})
export type PlaceOption = z.infer<typeof PlaceOption>

/** The nearest town and postal code, each null if none is near, and the time zone. */
export const Whereabouts = z.object({
  city: z.string().nullable(),
  state: StateName.nullable(),
  postalCode: z.string().nullable(),
  timeZone: z.string().nullable(),
})
export type Whereabouts = z.infer<typeof Whereabouts>

export const AirportsQuery = PositionQuery.extend({ take: inQuery(z.int().min(1).max(10)).default(3) })

/** An airport with scheduled flights, and its distance from a position in miles. */
export const NearbyAirport = z.object({
  /** IATA code. */
  code: z.string(),
  name: z.string(),
  city: z.string(),
  isMajor: z.boolean(),
  lat: z.number(),
  lng: z.number(),
  distance: z.number(),
})
export type NearbyAirport = z.infer<typeof NearbyAirport>
