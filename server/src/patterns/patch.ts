import { isDeepStrictEqual } from 'node:util'
import type * as z from 'zod'
import type { Collection } from '@app/contract/collection.ts'
import type { PatchOperation } from '@app/contract/route.ts'
import { checkFields, type Call } from '../platform/http/call.ts'
import { parse } from '../platform/http/input.ts'
import { applyPatch } from './json-patch.ts'

type Document = Record<string, unknown>

/**
 * Applies a patch and returns the fields that it changes, parsed by the schema. The document must contain only writable
 * fields, so that other paths can't be resolved. Throws a 403 for changes to fields that require a higher rung.
 */
export function changesOf<D extends Document>(
  call: Call,
  before: D,
  patch: PatchOperation[],
  schema: z.ZodType,
): Document {
  const parsed = parse(schema, applyPatch(before, patch), '')
  const changed = Object.entries(parsed ?? {}).filter(
    ([field, value]) => !isDeepStrictEqual(value, before[field]),
  )
  checkFields(
    call,
    changed.map(([field]) => field),
  )
  return Object.fromEntries(changed)
}

/** The fields of an item of a collection that a patch may change. */
export const patchableFields = ({ change }: Pick<Collection, 'change'>, item: Document): Document =>
  Object.fromEntries(Object.keys(shapeOf(change)).map((field) => [field, item[field]]))

function shapeOf(schema: z.ZodType): z.ZodRawShape {
  if ('shape' in schema && typeof schema.shape === 'object' && schema.shape !== null)
    return Object.fromEntries(Object.entries(schema.shape))
  throw new Error('the change schema of a collection must be an object')
}
