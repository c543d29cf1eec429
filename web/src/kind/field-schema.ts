import * as z from 'zod'
import { fieldWords } from '../platform/form/field-words.ts'
import { emptyMessage, readTyped, type Field } from './field.ts'

/** Parses the value of a control with the contract's schema. */
export const typed = <I extends z.ZodType, S extends z.core.$ZodType>(
  input: I,
  reading: (value: z.output<I>) => unknown,
  schema: S,
) =>
  input.transform((value, context): z.output<S> => {
    const read = z.safeParse(schema, reading(value), { error: fieldWords })
    if (read.success) return read.data
    for (const { message, path } of read.error.issues)
      context.issues.push({ code: 'custom', message, path, input: value })
    return z.NEVER
  })

/** Reads the text of a field's control by the rules of the contract, and asks for a required one that is empty. */
export function fieldSchema(field: Field, schema: z.core.$ZodType) {
  const input = field.isRequired ? z.string().trim().min(1, emptyMessage(field)) : z.string()
  return typed(input, (value) => readTyped(field, value), schema)
}
