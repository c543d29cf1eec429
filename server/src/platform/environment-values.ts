import * as z from 'zod'

const undefinedIfEmpty = (text: unknown) => (text === '' ? undefined : text)
export const optional = <T extends z.ZodType>(schema: T) => z.preprocess(undefinedIfEmpty, schema.optional())
export const withDefault = <T extends z.ZodType>(schema: T, fallback: z.input<T>) =>
  z.preprocess((text) => undefinedIfEmpty(text) ?? fallback, schema)

export const integer = (min: number, max: number) => {
  const error = `must be a whole number from ${min} to ${max}`
  return z.coerce.number({ error }).int({ error }).min(min, { error }).max(max, { error })
}

/** `many` whole numbers separated by commas, or one for all of them. */
export const numbers = (many: number, max: number) => {
  const error = `must be a whole number, or ${many} separated by commas, from 0 to ${max}`
  return z
    .string({ error })
    .transform((text) => text.split(',').map((part) => part.trim()))
    .refine(
      (parts) =>
        (parts.length === 1 || parts.length === many) &&
        parts.every((part) => /^\d{1,9}$/.test(part) && Number(part) <= max),
      { error },
    )
    .transform((parts) => Array.from({ length: many }, (_, index) => Number(parts[index] ?? parts[0])))
}
