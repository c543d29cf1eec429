import { FacilityDraft } from '@app/contract/facilities/facility-schema.ts'
import * as z from 'zod'
import { numberOf, textOf, webAddressOf } from '../../../../page/typed-values.ts'

/** What managers write of a facility. */
export const fieldNames = FacilityDraft.keyof().options
export type FieldName = (typeof fieldNames)[number]

/** Of some of the fields, what they hold. */
export type Fields = Record<string, string | number | null>

/** What stands in the controls: text, whatever it means. */
export type Typed = Record<string, string>

export const Fields = z.record(z.string(), z.union([z.string(), z.number(), z.null()]))
export const Typed = z.record(z.string(), z.string())

const numbers = new Set<string>(['capacity', 'indoorArea', 'yearOpened', 'lat', 'lng'])

export const picked = (fields: Fields, names: readonly FieldName[]): Fields =>
  Object.fromEntries(names.map((name) => [name, fields[name] ?? null]))

export const typedOf = (fields: Fields, names: readonly FieldName[]): Typed =>
  Object.fromEntries(names.map((name) => [name, String(fields[name] ?? '')]))

const meant = (name: string, typed: string): string | number | null =>
  numbers.has(name) ? numberOf(typed) : name === 'website' ? webAddressOf(typed) : textOf(typed)

const rule = (name: FieldName): z.ZodType<string | number | null> => FacilityDraft.shape[name]

/** Reads what was typed into some of the fields, by the contract's own rules for them. */
export const typedSchema = (names: readonly FieldName[]) =>
  Typed.transform((typed): Record<string, unknown> =>
    Object.fromEntries(Object.entries(typed).map(([name, text]) => [name, meant(name, text)])),
  ).pipe(z.strictObject(Object.fromEntries(names.map((name) => [name, rule(name)]))))
