import type * as z from 'zod'
import { safeParse } from 'zod/v4/core'
import type { PatchOperation } from '@app/contract/route.ts'
import { invalid } from '../platform/errors.ts'
import { fieldErrors } from '../platform/http/input.ts'
import { applyPatch } from './json-patch.ts'

type Document = Record<string, unknown>

/**
 * What a patch changes in a document: the fields whose values differ afterwards, as the schema leaves them. The
 * document holds only what may be written, so a path to anything else is unresolvable or unknown.
 */
export function changesOf<D extends Document>(
  before: D,
  patch: PatchOperation[],
  schema: z.ZodType<Document>,
): Document {
  const read = safeParse(schema, applyPatch(before, patch))
  if (!read.success) throw invalid(fieldErrors(read.error, ''), 'The patched item does not fit its schema.')
  const changed = Object.entries(read.data).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field]),
  )
  return Object.fromEntries(changed)
}
