import type pg from 'pg'

interface MovedRows {
  table: string
  /** Its key, with `day`. */
  keys: string
  /** What is added to the same of a day that has some. */
  value: string
  /** Which rows, as they are deleted: `from visit_day v where …`. */
  deleted: string
  /** Of the parameters of `deleted`, from $2 on. */
  parameters: readonly unknown[]
}

/**
 * Moves counts to other days. They are gathered in one array: a day may be where another one was, so all old rows must be gone before the first one
 * is written, whatever order the planner reads them in.
 */
export const moveDays = (
  client: pg.ClientBase,
  days: number,
  { table, keys, value, deleted, parameters }: MovedRows,
) =>
  client.query(
    `with old as (delete ${deleted} returning v as counted),
     whole as (select array_agg(counted) as rows from old)
     insert into ${table} (${keys}, ${value}) select ${keys.replace('day', 'day + $1::integer')}, ${value} from whole, unnest(whole.rows)
     on conflict (${keys}) do update set ${value} = ${table}.${value} + excluded.${value}`,
    [days, ...parameters],
  )
