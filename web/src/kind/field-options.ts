import * as z from 'zod'

/** The choices that the schema of a field allows, also within defaults, nullable values and lists. */
export function optionsOf(schema: unknown): readonly string[] {
  if (schema instanceof z.ZodEnum) return schema.options.map(String)
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodNullable) return optionsOf(schema.unwrap())
  return schema instanceof z.ZodArray ? optionsOf(schema.element) : []
}
