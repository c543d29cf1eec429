import type * as z from 'zod'
import type { $ZodType } from 'zod/v4/core'

const isSchema = (value: unknown): value is z.ZodType =>
  typeof value === 'object' && value !== null && 'def' in value && 'safeParse' in value

const shapeOf = (def: object) =>
  'shape' in def && typeof def.shape === 'object' ? Object.entries(def.shape ?? {}) : []

/** A schema and all schemas in it, each with where it is: `.hosts[].id`. */
export function* partsOf(
  schema: $ZodType,
  path = '',
  seen = new Set<$ZodType>(),
): Generator<[string, $ZodType]> {
  if (seen.has(schema) || !isSchema(schema)) return
  seen.add(schema)
  yield [path, schema]
  const { def } = schema
  for (const [name, inner] of shapeOf(def))
    if (isSchema(inner)) yield* partsOf(inner, `${path}.${name}`, seen)
  for (const [name, inner] of Object.entries(def)) {
    // What follows a parsed value looks like a schema, but isn't for any other value.
    if (name === 'checks' || (def.type === 'pipe' && name === 'out')) continue
    const step = name === 'element' || name === 'valueType' ? '[]' : ''
    for (const each of Array.isArray(inner) ? inner : [inner])
      if (isSchema(each)) yield* partsOf(each, path + step, seen)
  }
}
