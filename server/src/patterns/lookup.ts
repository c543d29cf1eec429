import type * as z from 'zod'
import { notFound } from '../platform/errors.ts'
import type { Call } from '../platform/http/call.ts'
import { columnOf } from './columns.ts'
import type { KindOf } from './profile-kind.ts'
import { readProfile } from './profile-reads.ts'
import { viewerOf, visible } from './visibility.ts'

/** Handler for the route of `lookup`. If several visible profiles have the id, it returns the oldest. */
export const lookupHandler = <I extends z.ZodObject, const F extends keyof I['shape'] & string>(
  kind: KindOf<I>,
  field: F,
) => {
  const statement = `
    select t.id from derived.${kind.kind}_item t
    where t.${columnOf(field)} = $1 and ${visible('t', '$2', '$3', '$4')} order by t.id limit 1`
  return async (input: Record<F, string>, call: Call) => {
    const [found] = await call.prepared<{ id: string }>(`${kind.kind}-by-${field}`, statement, [
      input[field],
      ...(await viewerOf(call, kind.gate)),
    ])
    if (!found) throw notFound()
    return readProfile(kind, call, found.id)
  }
}
