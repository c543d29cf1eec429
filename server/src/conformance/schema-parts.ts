import type { $ZodType } from 'zod/v4/core'

// Checks have `_zod` as well, but parse nothing.
const isSchema = (value: unknown): value is $ZodType =>
  typeof value === 'object' && value !== null && 'parse' in value && '_zod' in value

const shapeOf = (value: object) =>
  'shape' in value && typeof value.shape === 'object' ? Object.entries(value.shape ?? {}) : []

/** A schema and all schemas in it, each with where it is: `.hosts[].id`. */
export function* partsOf(
  schema: $ZodType,
  path = '',
  seen = new Set<$ZodType>(),
): Generator<[string, $ZodType]> {
  if (seen.has(schema)) return
  seen.add(schema)
  yield [path, schema]
  const { def } = schema._zod
  for (const [name, inner] of shapeOf(def))
    if (isSchema(inner)) yield* partsOf(inner, `${path}.${name}`, seen)
  for (const [name, inner] of Object.entries(def)) {
    const step = name === 'element' || name === 'valueType' ? '[]' : ''
    for (const each of Array.isArray(inner) ? inner : [inner])
      if (isSchema(each)) yield* partsOf(each, path + step, seen)
  }
}
