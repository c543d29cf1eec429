import * as z from 'zod'
import type { Route } from '@app/contract/route.ts'

export const bare = (schema: unknown): unknown =>
  schema instanceof z.ZodDefault || schema instanceof z.ZodOptional || schema instanceof z.ZodNullable
    ? bare(schema.unwrap())
    : schema

/** The shape of an object schema, whatever it is wrapped in. */
export function shapeOf(schema: unknown): z.ZodRawShape | null {
  const inner = bare(schema)
  if (inner instanceof z.ZodArray) return shapeOf(inner.element)
  return inner instanceof z.ZodObject ? inner.shape : null
}

/** The shape of the items of a reply that lists, or null. */
export function itemShape({ reply }: Route): z.ZodRawShape | null {
  const alternatives = reply instanceof z.ZodUnion ? reply.options : [reply]
  for (const alternative of alternatives) {
    const shape = shapeOf(alternative)
    if (shape && '_meta' in shape) return shapeOf(shape.data)
  }
  return null
}
