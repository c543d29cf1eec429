import { sql, type RawBuilder } from 'kysely'
import pg from 'pg'
import type * as z from 'zod'
import { nothing, type Page } from '@app/contract/envelope.ts'
import type { PatchOperation } from '@app/contract/route.ts'
import { v7 as newId } from 'uuid'
import { conflict, notFound } from '../platform/errors.ts'
import { checkRevision, type Call } from '../platform/http/call.ts'
import { one, page } from '../platform/http/json-text.ts'
import { audit } from './audit.ts'
import { asJson, columnOf, fields } from './columns.ts'
import { conditions, ordering, type ChildFilter } from './filter-sql.ts'
import { changesOf } from './patch.ts'

type Row = Record<string, unknown>

/** A child collection: the schema's fields are the columns. */
export interface Children {
  table: string
  /** Read from instead of the table, where an item shows more than the table's own columns. */
  view?: string
  item: z.ZodObject
  /** What `PATCH` may leave behind; its fields are the writable columns. */
  change: z.ZodType<Row>
  writable: readonly string[]
  /** Columns that `text` looks into. */
  texts?: readonly string[]
  sort?: string
  /** Replaces what a field shows to this caller. */
  shown?(call: Call): Record<string, string> | undefined
  /** Columns beyond the draft's, set once at creation. */
  stamp?(call: Call): Row
  /** Columns set with every change. */
  touch?(): Row
}

export interface Scope {
  condition: RawBuilder<unknown>
}

export const ofOwner = (ownerId: string): Scope => ({ condition: sql`t.profile_id = ${ownerId}` })

/** A page of the scope's rows that fit the filter, with the total of all that do. */
export async function readChildren(
  children: Children,
  call: Call,
  scope: Scope,
  { offset, take }: Page,
  filter: ChildFilter = {},
) {
  const fits = conditions(filter, children.item.shape, children.texts ?? [])
  const where = sql.join([scope.condition, ...fits], sql` and `)
  const from = sql.table(children.view ?? children.table)
  const shape = sql.raw(asJson(children.item.shape, 't', children.shown?.(call)))
  const { rows } = await sql<{ items: string; count: number }>`
    select (select coalesce(json_agg(page.item), '[]') from (
        select ${shape} as item from ${from} t where ${where}
        order by ${ordering(filter.sort, children.sort ?? 'createdDate')} limit ${take} offset ${offset}) page)::text as items,
      (select count(*) from ${from} t where ${where}) as count`.execute(call.db)
  return page(rows[0]?.items ?? '[]', rows[0]?.count ?? 0)
}

export interface ReadChild {
  json: string
  revision: number
  row: Row
}

/** One row, or a 404. `lock` holds it until the transaction ends. */
export async function readChild(
  children: Children,
  call: Call,
  ownerId: string,
  id: string,
  lock = false,
): Promise<ReadChild> {
  const owned = sql`t.profile_id = ${ownerId} and t.id = ${id}`
  if (lock) await sql`select from ${sql.table(children.table)} t where ${owned} for update`.execute(call.db)
  const shape = children.item.shape
  const { rows } = await sql<{ json: string; revision: number; row: Row }>`
    select ${sql.raw(asJson(shape, 't', children.shown?.(call)))}::text as json, t.revision,
      (select row_to_json(j) from (select ${sql.raw(fields(shape, 't'))}) j) as row
    from ${sql.table(children.view ?? children.table)} t where ${owned}`.execute(call.db)
  const [found] = rows
  if (!found) throw notFound()
  return found
}

export async function createChild(children: Children, call: Call, ownerId: string, draft: Row) {
  const id = newId()
  const row = { id, profile_id: ownerId, ...columnsOf(draft), ...children.stamp?.(call) }
  const names = Object.keys(row)
  await uniquely(
    sql`insert into ${sql.table(children.table)} (${sql.join(names.map((name) => sql.ref(name)))})
      values (${sql.join(Object.values(row))})`.execute(call.db),
  )
  await audit(call, ownerId, id, [{ op: 'add', path: '', value: draft }])
  const created = await readChild(children, call, ownerId, id)
  return one(created.json, created.revision)
}

export async function updateChild(
  children: Children,
  call: Call,
  ownerId: string,
  id: string,
  patch: PatchOperation[],
) {
  const before = await readChild(children, call, ownerId, id, true)
  checkRevision(call, before.revision)
  const writable = Object.fromEntries(children.writable.map((field) => [field, before.row[field]]))
  const changes = changesOf(writable, patch, children.change)
  if (Object.keys(changes).length > 0) {
    const columns = { ...columnsOf(changes), ...children.touch?.() }
    const assignments = Object.entries(columns).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
    await uniquely(
      sql`update ${sql.table(children.table)} set ${sql.join(assignments)} where id = ${id}`.execute(call.db),
    )
    await audit(call, ownerId, id, patch)
  }
  const after = await readChild(children, call, ownerId, id)
  return one(after.json, after.revision)
}

export async function removeChild(children: Children, call: Call, ownerId: string, id: string) {
  const before = await readChild(children, call, ownerId, id, true)
  checkRevision(call, before.revision)
  await sql`delete from ${sql.table(children.table)} where id = ${id}`.execute(call.db)
  await audit(call, ownerId, id, [{ op: 'remove', path: '' }])
  return nothing
}

const columnsOf = (row: Row) =>
  Object.fromEntries(Object.entries(row).map(([field, value]) => [columnOf(field), value]))

const uniqueViolation = '23505'

async function uniquely<T>(write: Promise<T>): Promise<T> {
  try {
    return await write
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === uniqueViolation)
      throw conflict('ALREADY_EXISTS', 'This is there already.')
    throw error
  }
}

interface Owned {
  ownerId: string
}
interface OwnedItem extends Owned {
  id: string
}

/** The handlers of `items` in the contract. */
export const childHandlers = (children: Children) => ({
  list: ({ ownerId, ...paging }: Owned & Page, call: Call) =>
    readChildren(children, call, ofOwner(ownerId), paging),
  filtered: ({ ownerId, data, ...paging }: Owned & Page & { data: ChildFilter }, call: Call) =>
    readChildren(children, call, ofOwner(ownerId), paging, data),
  create: ({ ownerId, data }: Owned & { data: Row }, call: Call) =>
    createChild(children, call, ownerId, data),
  get: async ({ ownerId, id }: OwnedItem, call: Call) => {
    const { json, revision } = await readChild(children, call, ownerId, id)
    return one(json, revision)
  },
  update: ({ ownerId, id, patch }: OwnedItem & { patch: PatchOperation[] }, call: Call) =>
    updateChild(children, call, ownerId, id, patch),
  remove: ({ ownerId, id }: OwnedItem, call: Call) => removeChild(children, call, ownerId, id),
})
