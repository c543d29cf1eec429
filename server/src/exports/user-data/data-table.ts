/** A file with a line of JSON per row. */
export interface DataTable {
  /** Of the file, without its ending. */
  name: string
  /** What the rows are, in words. */
  about: string
  /** SQL that identifies a row, and orders them. Reading goes on after the last one. */
  key: { column: string; first: string }
  /** SQL of the fields, the table, and the condition that a row is of the user `$1`. */
  columns: string
  from: string
  where: string
}

/** A part of the rows after the key `$2`, as JSON. */
export const batchStatement = ({ key, columns, from, where }: DataTable, size: number) => `
  select (${key.column})::text as key, (select row_to_json(j) from (select ${columns}) j)::text as item
  from ${from} where ${where} and ${key.column} > $2 order by ${key.column} limit ${size}`

const nilId = '00000000-0000-0000-0000-000000000000'
/** Rows by a column of ids. */
export const byId = (column: string) => ({ column, first: nilId })
export const at = (column: string) => `derived.instant(${column})`
/** The page that a row is about, which is public or was of interest to the user. */
export const page = (column: string) =>
  `(select json_build_object('kind', p.kind, 'id', p.id, 'name', p.name) from profile p where p.id = ${column})`
