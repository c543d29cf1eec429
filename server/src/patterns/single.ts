import { sql } from 'kysely'
import type * as z from 'zod'
import type { Call } from '../platform/http/call.ts'
import { one } from '../platform/http/json-text.ts'
import { itemJson } from './columns.ts'
import { childHandlers, ofOwner, type Children, type Owned, type Row, type Scope } from './children.ts'

/** Returns the only row of a scope as a reply, or null. */
export async function getOnly<I extends z.ZodObject>(
  { table, collection: { item }, fieldOverrides }: Children<I>,
  call: Call,
  { condition }: Scope,
) {
  const { rows } = await sql<{ json: string; revision: number }>`
    select ${itemJson(item.shape, 't', fieldOverrides?.(call))}::text as json, t.revision
    from ${sql.table(`derived.${table}_item`)} t where ${condition}`.execute(call.db)
  const [found] = rows
  return found ? one<z.output<I>>(found.json, found.revision) : one<null>('null')
}

/** Handlers for the routes of `single`. The table needs `unique (owner_id)` to reject a second item. */
export const singleHandlers = <I extends z.ZodObject, D extends z.ZodType<Row>>(children: Children<I, D>) => {
  const { create, update, remove } = childHandlers(children)
  return {
    get: ({ ownerId }: Owned, call: Call) => getOnly(children, call, ofOwner(ownerId)),
    create,
    update,
    remove,
  }
}
