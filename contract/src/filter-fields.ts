import * as z from 'zod'
import { CalendarDate, FileUrl, Id, Instant } from './envelope.ts'
import { FilterLocation, Location } from './reference-lists/locations.ts'
import { anyOf, Text, within, type Range } from './filter.ts'

type Scalar = string | number | boolean

/** The filter value of a scalar field: a value, a list of alternatives, or a range. */
type FilterValue<T> = [T] extends [boolean]
  ? T
  : [T] extends [number]
    ? T | T[] | Range<T>
    : T | T[] | (string extends T ? Range<T> : 'Indoor' extends T ? FilterLocation | FilterLocation[] : never)

type ScalarOf<S> = S extends z.ZodType ? Exclude<z.output<S>, null | undefined> : never
type ScalarNames<Shape> = {
  [K in keyof Shape]: [ScalarOf<Shape[K]>] extends [Scalar] ? K : never
}[keyof Shape]

/** The filter fields of an item: its scalar fields, each optional. */
export type FilterFields<Shape extends z.ZodRawShape> = {
  [K in ScalarNames<Shape>]: z.ZodOptional<
    z.ZodType<FilterValue<ScalarOf<Shape[K]>>, FilterValue<ScalarOf<Shape[K]>>>
  >
}

// The range of PostgreSQL's `integer`. Comparing a column with a larger number is an error.
const maxInteger = 2_147_483_647

/** Limits a number to the range of its column. */
function inRange(number: z.ZodNumber): z.ZodNumber {
  if (number.format === null) return number
  const { minValue, maxValue } = number
  const bounded = (minValue ?? -Infinity) < -maxInteger ? number.min(-maxInteger) : number
  return (maxValue ?? Infinity) > maxInteger ? bounded.max(maxInteger) : bounded
}

/** Strips nullable, optional and default. */
export function unwrap(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    const inner: unknown = schema.unwrap()
    return inner instanceof z.ZodType ? unwrap(inner) : schema
  }
  return schema
}

function filterField(schema: z.ZodType): z.ZodType | undefined {
  if (schema === FileUrl) return undefined
  const value = unwrap(schema)
  if (value === Instant || value === CalendarDate) return within(value)
  // 'Both' excludes nothing.
  if (value === Location) return anyOf(FilterLocation)
  if (value === Id || value instanceof z.ZodEnum) return anyOf(value)
  if (value instanceof z.ZodBoolean) return value.optional()
  if (value instanceof z.ZodNumber) return within(inRange(value))
  return value.type === 'string' ? anyOf(Text) : undefined
}

/** Returns a filter field for each scalar field of an item, without those in `except`. Arrays and objects have none. */
export function filterFields<Shape extends z.ZodRawShape>(
  shape: Shape,
  except?: readonly string[],
): FilterFields<Shape>
export function filterFields(shape: z.ZodRawShape, except: readonly string[] = []): z.ZodRawShape {
  return Object.fromEntries(
    Object.entries(shape).flatMap(([name, schema]) => {
      const field = except.includes(name) || !(schema instanceof z.ZodType) ? undefined : filterField(schema)
      return field ? [[name, field]] : []
    }),
  )
}
