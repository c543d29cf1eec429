import * as z from 'zod'
import { safeParse } from 'zod/v4/core'
import { Id } from '@app/contract/envelope.ts'
import { dayFromToday } from '../../testing/days.ts'
import type { Random } from '../../search/index/testing/random.ts'

/** What values are made from. */
export interface ValueSources {
  random: Random
  /** An id for a field of this name, of something that exists or not. */
  idFor: (field: string) => string
  /** How often a field is given that may be left out. */
  given: number
}

/** Texts of all formats that fields of the contract have. A field gets one that its schema accepts. */
const texts: readonly string[] = [
  'Elm Street Fieldhouse',
  'Volleyball',
  'Court',
  'Two halls by the river.\nAsk for Ada.',
  'Indianapolis',
  'Indiana',
  '46204',
  '317 555 0101',
  'ada@example.com',
  'user@people.test',
  'https://one.example.com/page',
  'webcal://calendar.invalid/school.ics',
  'America/Indiana/Indianapolis',
  '09:00',
  '17:30',
  '06-01',
  '2031-06',
  '2027-03',
  '2031-06-07',
  dayFromToday(0),
  dayFromToday(10),
  dayFromToday(40),
  '2031-06-02T12:00:00Z',
  '2031-06-02T14:00:00Z',
  '2027-01-01T00:00:00.000Z',
  '12',
  '0',
  'true',
  'name',
  'facility',
  'county:39049',
  'metro:dfw',
  'sport:Tennis',
  '1700000000000000_0b0e7a52-8a51-4a4c-9a52-6a7f6f7f6f7f',
  '/facilities/marketplace',
  '0b0e7a52-8a51-4a4c-9a52-6a7f6f7f6f7f',
  'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
  'tBHItJI5svbpez7KI4CCXg',
  '👍',
]
const acceptedTexts = new WeakMap<object, readonly string[]>()

function textFor(schema: z.ZodType, random: Random): string {
  const accepted = acceptedTexts.get(schema) ?? texts.filter((text) => safeParse(schema, text).success)
  acceptedTexts.set(schema, accepted)
  return accepted.length > 0 ? random.pick(accepted) : random.pick(texts)
}

function numberFor({ minValue, maxValue, format }: z.ZodNumber, random: Random): number {
  const [low, high] = [Math.max(minValue ?? -10, -1e9), Math.min(maxValue ?? 1000, 1e9)]
  const isWhole = format?.includes('int') === true
  const between = low + random.next() * (high - low)
  const chosen = random.pick([low, high, Math.min(low + 1, high), Math.min(Math.max(2, low), high), between])
  return isWhole ? Math.round(chosen) : chosen
}

/** How often a field isn't null that may be. */
const mostlySet = 0.8

/** A value that the schema describes. Rules among its fields may still refuse it. Undefined: left out. */
export function plausibleValue(schema: unknown, sources: ValueSources, field = ''): unknown {
  const { random } = sources
  const of = (inner: unknown, name = field) => plausibleValue(inner, sources, name)
  if (schema === Id) return sources.idFor(field)
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault)
    return random.chance(sources.given) ? of(schema.unwrap()) : undefined
  if (schema instanceof z.ZodNullable)
    return random.chance(Math.max(mostlySet, sources.given)) ? of(schema.unwrap()) : null
  if (schema instanceof z.ZodReadonly || schema instanceof z.ZodCatch) return of(schema.unwrap())
  if (schema instanceof z.ZodLazy) return of(schema.unwrap())
  if (schema instanceof z.ZodPipe) return of(schema.in)
  if (schema instanceof z.ZodUnion) return of(random.pick(schema.options))
  if (schema instanceof z.ZodIntersection) return undefined
  if (schema instanceof z.ZodEnum) return random.pick(schema.options)
  if (schema instanceof z.ZodLiteral) return random.pick([...schema.values])
  if (schema instanceof z.ZodBoolean) return random.chance(0.5)
  if (schema instanceof z.ZodNumber) return numberFor(schema, random)
  if (schema instanceof z.ZodObject) return objectFor(schema, of)
  if (schema instanceof z.ZodRecord) return { [String(of(schema.keyType))]: of(schema.valueType) }
  if (schema instanceof z.ZodTuple) return schema.def.items.map((item) => of(item))
  if (schema instanceof z.ZodArray)
    return Array.from({ length: random.pick([0, 1, 1, 1, 2, 3]) }, () => of(schema.element))
  if (schema instanceof z.ZodType && schema.type === 'string') return textFor(schema, random)
  if (schema instanceof z.ZodNull) return null
  return random.pick(texts)
}

const objectFor = ({ shape }: z.ZodObject, of: (inner: unknown, name: string) => unknown) =>
  Object.fromEntries(
    Object.entries(shape).flatMap(([name, inner]) => {
      const value = of(inner, name)
      return value === undefined ? [] : [[name, value]]
    }),
  )

const mostTries = 6

/** Like `plausibleValue`, and accepted by all rules of the schema if a few tries find such a value. */
export function acceptedValue(schema: z.core.$ZodType, sources: ValueSources, field = ''): unknown {
  for (let tries = 1; ; tries++) {
    const value = plausibleValue(schema, sources, field)
    if (tries === mostTries || safeParse(schema, value).success) return value
  }
}
