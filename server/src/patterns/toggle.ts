import { sql } from 'kysely'
import * as z from 'zod'
import { nothing } from '@app/contract/envelope.ts'
import { invalid } from '../platform/errors.ts'
import type { Call } from '../platform/http/call.ts'
import { auditChild } from './audit.ts'
import { updateChild, type Children, type Owned, type OwnedItem } from './children.ts'
import { columnOf } from './columns.ts'

type FlagOf<I extends z.ZodObject> = keyof I['shape'] & string

const replaceFlag = (path: string, value: boolean) => ({ op: 'replace', path, value }) as const

/** Handler for the route of `toggle`. Patches the flag, even if PATCH may not write it. */
export const toggleHandler = <I extends z.ZodObject, const F extends FlagOf<I>>(
  children: Children<I>,
  flag: F,
) => {
  const change = z.strictObject({ [flag]: z.boolean() })
  const toggled: Children<I> = { ...children, collection: { ...children.collection, change } }
  return (input: OwnedItem & Record<F, boolean>, call: Call) =>
    updateChild(toggled, call, input.ownerId, input.id, [replaceFlag(`/${flag}`, input[flag])])
}

/** Handler for the route of `toggleMany`. Audited as a patch of the collection, with the ids of items as paths. */
export const toggleManyHandler =
  <I extends z.ZodObject, const F extends FlagOf<I>>(children: Children<I>, flag: F) =>
  async (input: Owned & { data: string[] } & Record<F, boolean>, call: Call) => {
    const { table, touch } = children
    const { ownerId, data } = input
    const value = input[flag]
    const column = columnOf(flag)
    const isSelected = sql`t.owner_id = ${ownerId} and t.id = any (${data}::uuid[])`
    // Locks rows in the order of their ids, so that concurrent calls can't deadlock.
    await sql`select from ${sql.table(table)} t where ${isSelected} order by t.id for update`.execute(call.db)
    const { rows } = await sql<{ id: string; isSet: boolean }>`
      select t.id, ${sql.ref(`t.${column}`)} is not distinct from ${value} as "isSet"
      from ${sql.table(`derived.${table}_item`)} t where ${isSelected} order by t.id`.execute(call.db)
    rejectUnknownIds(data, new Set(rows.map(({ id }) => id)))
    const changed = rows.filter(({ isSet }) => !isSet).map(({ id }) => id)
    if (changed.length === 0) return nothing
    const assignments = Object.entries({ [column]: value, ...touch?.() }).map(
      ([name, newValue]) => sql`${sql.ref(name)} = ${newValue}`,
    )
    await sql`update ${sql.table(table)} set ${sql.join(assignments)} where id = any (${changed}::uuid[])`.execute(
      call.db,
    )
    await auditChild(
      children,
      call,
      ownerId,
      null,
      changed.map((id) => replaceFlag(`/${id}/${flag}`, value)),
    )
    return nothing
  }

/** Throws a 400 with the paths of ids in the payload that don't exist. */
export function rejectUnknownIds(data: string[], existing: ReadonlySet<string>) {
  const errors = data.flatMap((id, index) =>
    existing.has(id) ? [] : [{ path: `data/${index}`, message: 'is not the id of an item' }],
  )
  if (errors.length > 0) throw invalid(errors)
}
