import { sql } from 'kysely'
import type { ExportedColumn } from '@app/contract/columns/column.ts'
import type { Call } from '../../platform/http/call.ts'
import type { PageQuery } from '../page-query.ts'
import { exportHandler, type ExportInput, type ExportSource } from './export-source.ts'

interface ChildInput extends ExportInput {
  /** Of a list below a profile. */
  ownerId?: string
}

interface ChildList<I> {
  columns: readonly ExportedColumn[]
  /** What the file is called, after the name of the owner. By default, as in the path of the list. */
  name?: string
  /** The query of the list, with the rows that the caller can see. */
  query(call: Call, input: I): PageQuery
}

/** 'other names' of a path that ends with '/otherNames/exports'. */
const listName = ({ route }: Call) =>
  (route.path.split('/').at(-2) ?? '').replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** The handler that exports a list of items that are no profiles. */
export const childExport = <I extends ChildInput>({ columns, name, query }: ChildList<I>) =>
  exportHandler<I>({
    columns,
    name: async ({ ownerId = null }, call) => {
      const { rows } = await sql<{ name: string }>`select name from profile where id = ${ownerId}`.execute(
        call.db,
      )
      return `${rows[0]?.name ?? ''} ${name ?? listName(call)}`.trim()
    },
    ids: async (input, call) => {
      const { from, where, order } = query(call, input)
      const { rows } = await sql<{
        id: string
      }>`select t.id from ${from} t where ${where} order by ${order}`.execute(call.db)
      return { ids: rows.map(({ id }) => id) }
    },
    items: async (input, call, { ids }) => {
      const { item, from, where } = query(call, input)
      const { rows } = await sql<{ id: string; item: unknown }>`
        select t.id, ${item} as item from ${from} t where ${where} and t.id = any (${ids}::uuid[])`.execute(
        call.db,
      )
      const found = new Map(rows.map((row) => [row.id, row.item]))
      return ids.flatMap((id) => found.get(id) ?? [])
    },
  } satisfies ExportSource<I>)
