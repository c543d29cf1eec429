import { sql, type RawBuilder } from 'kysely'
import type { Page } from '@app/contract/envelope.ts'

export interface PageQuery {
  /** The JSON of a row `t`. */
  item: RawBuilder<unknown>
  /** The view or table. */
  from: RawBuilder<unknown>
  /** A condition on `t`. */
  where: RawBuilder<unknown>
  order: RawBuilder<unknown>
  /** The number of rows that match. By default, they are counted. */
  count?: RawBuilder<unknown> | undefined
}

export interface PageRow {
  /** A JSON array. */
  items: string
  /** Of all rows that match. */
  count: number
}

/** The query of a page of rows as JSON, with their total count: one row. */
export const pageQuery = (
  { item, from, where, order, count }: PageQuery,
  { offset, take }: Page,
) => sql<PageRow>`
  select (select coalesce(json_agg(page.item), '[]') from (
      select ${item} as item from ${from} t where ${where}
      order by ${order} limit ${take} offset ${offset}) page)::text as items,
    ${count ?? sql`(select count(*) from ${from} t where ${where})`} as count`
