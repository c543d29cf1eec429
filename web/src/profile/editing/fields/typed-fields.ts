import * as z from 'zod'
import { fieldSchema } from '../../../kind/field-schema.ts'
import { typedText, type Field, type FieldValue } from '../../../kind/field.ts'

/** Values of fields by name. */
export type Fields = Record<string, FieldValue>
/** The texts of controls by name. */
export type Typed = Record<string, string>

const Value = z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.null()])
export const Fields = z.record(z.string(), Value)
export const Typed = z.record(z.string(), z.string())

export const fieldsNamed = (fields: readonly Field[], names: readonly string[]): Field[] =>
  names.flatMap((name) => fields.find((field) => field.name === name) ?? [])

export const isSameValue = (one: FieldValue | undefined, other: FieldValue | undefined) =>
  typedText(one) === typedText(other)

export const picked = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(names.map((name) => [name, fields[name] ?? null]))

export const typedOf = (fields: Fields, names: readonly string[]): Typed =>
  Object.fromEntries(names.map((name) => [name, typedText(fields[name])]))

/** The values that a draft schema accepts, from any object. */
export const valuesOf = (draft: z.ZodObject, source: object): Fields => {
  const given = new Map<string, unknown>(Object.entries(source))
  return Object.fromEntries(
    Object.keys(draft.shape).flatMap((name) => {
      const { data } = Value.safeParse(given.get(name))
      return data === undefined ? [] : [[name, data]]
    }),
  )
}

/** Reads the typed texts of fields by the rules of the contract. */
export const typedSchema = (draft: z.ZodObject, fields: readonly Field[]) =>
  Typed.transform((typed): Typed => Object.fromEntries(fields.map(({ name }) => [name, typed[name] ?? ''])))
    .pipe(
      z.object(
        Object.fromEntries(
          fields.map((field) => [field.name, fieldSchema(field, draft.shape[field.name] ?? z.never())]),
        ),
      ),
    )
    .pipe(Fields)
