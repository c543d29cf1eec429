import { hash } from 'node:crypto'
import { sql, type CompiledQuery, type RawBuilder } from 'kysely'
import type pg from 'pg'
import type * as z from 'zod'
import type { Collection } from '@app/contract/collection.ts'
import type { ExportedColumn } from '@app/contract/columns/column.ts'
import { itemColumns } from '@app/contract/columns/item-columns.ts'
import { nothing, type Page } from '@app/contract/envelope.ts'
import type { PatchOperation } from '@app/contract/route.ts'
import { v7 as newId } from 'uuid'
import { uniqueConstraintOf } from '../platform/database.ts'
import { conflict, notFound } from '../platform/errors.ts'
import { checkRevision, type Call } from '../platform/http/call.ts'
import { one, page } from '../platform/http/json-text.ts'
import { auditChild } from './audit.ts'
import { assignments, columnOf, fields, insertion, itemJson, stored } from './columns.ts'
import { childExport } from './exports/child-exports.ts'
import type { ExportInput } from './exports/export-source.ts'
import { conditions, ordering, type ChildFilter } from './filter-sql.ts'
import { pageQuery, type PageQuery, type PageRow } from './page-query.ts'
import { changesOf, patchableFields } from './patch.ts'
import { limitJson, requireOwnerRoom } from './quotas.ts'

export type Row = Record<string, unknown>

/** A child collection in the database: a table, and the view `derived.<table>_item` with a column per item field. */
export interface Children<I extends z.ZodObject = z.ZodObject, D extends z.ZodType = z.ZodType> {
  table: string
  collection: Collection<I, D>
  /** SQL expressions that replace fields for this caller. */
  fieldOverrides?(call: Call): Record<string, RawBuilder<unknown>> | undefined
  /** A condition on `t`, for rows that some callers can't see. */
  visible?(call: Call): RawBuilder<unknown>
  /** Columns that are set at creation and aren't part of the draft. */
  stamp?(call: Call): Row
  /** Columns that are set on every update. */
  touch?(): Row
  /** JSON of further members of `_meta` for a list. */
  moreMeta?(call: Call): Promise<string | undefined>
  /** The columns of exported files. By default, they derive from the collection. */
  exported?: readonly ExportedColumn[]
  /** Writes leave no row in the audit log: they concern only the owner. */
  isUnaudited?: true
  /** SQL of the number of items that count towards the quota. By default, all rows of the owner. */
  counted?(ownerId: string): RawBuilder<unknown>
}

/** Limits a list to some rows. The table alias is `t`. */
export interface Scope {
  condition: RawBuilder<unknown>
  /** SQL of how many rows match a filter, if it is known without counting them. */
  count?(filter: ChildFilter): RawBuilder<unknown> | undefined
}

export const ofOwner = (ownerId: string): Scope => ({ condition: sql`t.owner_id = ${ownerId}` })

const visibleRows = (children: Children, call: Call) => children.visible?.(call) ?? sql`true`

const viewOf = ({ table }: Children) => sql.table(`derived.${table}_item`)

/** The query of the rows that match the scope and the filter. */
function childrenQuery(children: Children, call: Call, scope: Scope, filter: ChildFilter = {}): PageQuery {
  const { item, texts, sort } = children.collection
  return {
    item: itemJson(item.shape, 't', children.fieldOverrides?.(call)),
    from: viewOf(children),
    where: sql.join(
      [scope.condition, visibleRows(children, call), ...conditions(filter, item.shape, texts)],
      sql` and `,
    ),
    order: ordering(filter.sort, sort, item.shape),
    count: scope.count?.(filter),
  }
}

/** Returns a page of the rows that match the scope and the filter, with their total count. */
export async function readChildren<I extends z.ZodObject>(
  children: Children<I>,
  call: Call,
  scope: Scope,
  paging: Page,
  filter: ChildFilter = {},
) {
  const query = pageQuery(childrenQuery(children, call, scope, filter), paging).compile(call.db)
  const [row] = await runList<PageRow>(call, query, filter)
  const limits = [limitJson(call, 'manager'), await children.moreMeta?.(call)]
  return page<z.output<I>>(
    row?.items ?? '[]',
    row?.count ?? 0,
    limits.filter((member) => member !== undefined).join(','),
  )
}

/**
 * A list without a filter is a prepared statement, because planning a view takes longer than reading it. Filters have too
 * many forms to keep a plan of each.
 */
async function runList<R extends pg.QueryResultRow>(call: Call, query: CompiledQuery, filter: ChildFilter) {
  if (Object.keys(filter).length > 0) return (await call.db.executeQuery<R>(query)).rows
  const name = `list-${hash('sha256', query.sql, 'base64url')}`
  return call.prepared<R>(name, query.sql, [...query.parameters])
}

interface ReadChild {
  json: string
  revision: number
  row: Row
}

/** Returns a row or throws a 404. `lock` locks it until the transaction ends. */
export async function readChild(
  children: Children,
  call: Call,
  ownerId: string,
  id: string,
  lock = false,
): Promise<ReadChild> {
  const owned = sql`t.owner_id = ${ownerId} and t.id = ${id}`
  if (lock) await sql`select from ${sql.table(children.table)} t where ${owned} for update`.execute(call.db)
  const { shape } = children.collection.item
  const { rows } = await sql<{ json: string; revision: number; row: Row }>`
    select ${itemJson(shape, 't', children.fieldOverrides?.(call))}::text as json, t.revision,
      (select row_to_json(j) from (select ${sql.raw(fields(shape, 't'))}) j) as row
    from ${viewOf(children)} t where ${owned} and ${visibleRows(children, call)}`.execute(call.db)
  const [found] = rows
  if (!found) throw notFound()
  return found
}

/** Returns a row as a reply. */
export async function getChild<I extends z.ZodObject>(
  children: Children<I>,
  call: Call,
  ownerId: string,
  id: string,
) {
  const { json, revision } = await readChild(children, call, ownerId, id)
  return one<z.output<I>>(json, revision)
}

const countIn = ({ table, counted }: Children, ownerId: string) =>
  counted?.(ownerId) ?? sql`select count(*) from ${sql.table(table)} where owner_id = ${ownerId}`

/** Throws a 409 if a quota of the collection is reached. */
export const requireRoomIn = (children: Children, call: Call, ownerId: string) =>
  requireOwnerRoom(call, ownerId, { count: countIn(children, ownerId) })

export async function createChild<I extends z.ZodObject>(
  children: Children<I>,
  call: Call,
  ownerId: string,
  draft: Row,
) {
  await requireRoomIn(children, call, ownerId)
  const id = newId()
  const row = { id, owner_id: ownerId, ...columnsOf(children, draft), ...children.stamp?.(call) }
  await rejectDuplicates(insertion(children.table, row).execute(call.db))
  await auditChild(children, call, ownerId, id, [{ op: 'add', path: '', value: draft }])
  return getChild(children, call, ownerId, id)
}

export async function updateChild<I extends z.ZodObject>(
  children: Children<I>,
  call: Call,
  ownerId: string,
  id: string,
  patch: PatchOperation[],
) {
  const before = await readChild(children, call, ownerId, id, true)
  checkRevision(call, before.revision)
  const document = patchableFields(children.collection, before.row)
  const changes = changesOf(call, document, patch, children.collection.change)
  if (Object.keys(changes).length > 0) {
    const columns = { ...columnsOf(children, changes), ...children.touch?.() }
    await rejectDuplicates(
      sql`update ${sql.table(children.table)} set ${assignments(columns)} where id = ${id}`.execute(call.db),
    )
    await auditChild(children, call, ownerId, id, patch)
  }
  return getChild(children, call, ownerId, id)
}

export async function removeChild(children: Children, call: Call, ownerId: string, id: string) {
  const before = await readChild(children, call, ownerId, id, true)
  checkRevision(call, before.revision)
  await sql`delete from ${sql.table(children.table)} where id = ${id}`.execute(call.db)
  await auditChild(children, call, ownerId, id, [{ op: 'remove', path: '' }])
  return nothing
}

const columnsOf = ({ collection }: Children, row: Row) =>
  Object.fromEntries(
    Object.entries(row).map(([field, value]) => [
      columnOf(field),
      stored(collection.item.shape[field], value),
    ]),
  )

async function rejectDuplicates<T>(write: Promise<T>): Promise<T> {
  try {
    return await write
  } catch (error) {
    if (uniqueConstraintOf(error) === undefined) throw error
    throw conflict('ALREADY_EXISTS', 'This already exists.')
  }
}

export interface Owned {
  ownerId: string
}
export type OwnedItem = Owned & { id: string }

/** The handler that exports the rows of a scope. */
const childrenExport = <I extends ExportInput<ChildFilter> & { ownerId?: string }>(
  children: Children,
  scopeOf: (input: I, call: Call) => Scope,
  name?: string,
) =>
  childExport<I>({
    columns: children.exported ?? itemColumns(children.collection),
    ...(name !== undefined && { name }),
    query: (call, input) => childrenQuery(children, call, scopeOf(input, call), input.data.filter),
  })

/** Handlers that list and export the rows of an owner, or those of another scope. */
export const childLists = <I extends z.ZodObject>(
  children: Children<I>,
  scopeOf: (ownerId: string, call: Call) => Scope = ofOwner,
) => ({
  list: ({ ownerId, ...paging }: Owned & Page, call: Call) =>
    readChildren(children, call, scopeOf(ownerId, call), paging),
  filtered: ({ ownerId, data, ...paging }: Owned & Page & { data: ChildFilter }, call: Call) =>
    readChildren(children, call, scopeOf(ownerId, call), paging, data),
  export: childrenExport<Owned & ExportInput<ChildFilter>>(children, ({ ownerId }, call) =>
    scopeOf(ownerId, call),
  ),
})

/** Handlers for the routes of `items` in the contract. */
export const childHandlers = <I extends z.ZodObject, D extends z.ZodType<Row>>(children: Children<I, D>) => ({
  ...childLists(children),
  create: ({ ownerId, data }: Owned & { data: z.output<D> }, call: Call) =>
    createChild(children, call, ownerId, data),
  get: ({ ownerId, id }: OwnedItem, call: Call) => getChild(children, call, ownerId, id),
  update: ({ ownerId, id, patch }: OwnedItem & { patch: PatchOperation[] }, call: Call) =>
    updateChild(children, call, ownerId, id, patch),
  remove: ({ ownerId, id }: OwnedItem, call: Call) => removeChild(children, call, ownerId, id),
})
