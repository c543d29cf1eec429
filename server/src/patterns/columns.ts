import { sql, type RawBuilder } from 'kysely'
import * as z from 'zod'
import { CalendarDate, Id, Instant } from '@app/contract/envelope.ts'
import { unwrap } from '@app/contract/filter-fields.ts'

export type Shape = Record<string, z.ZodType>

/** Maps a field to its column: `headerImage` to `header_image`. */
export const columnOf = (field: string) => field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Maps a column to its field: `header_image` to `headerImage`. */
export const fieldOf = (column: string) =>
  column.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** The select list of an item, in the order of its schema. `overrides` replaces the expressions of single fields. */
export function fields(shape: Shape, alias: string, overrides: Record<string, string> = {}): string {
  return Object.entries(shape)
    .map(
      ([field, schema]) =>
        `${overrides[field] ?? expression(`${alias}.${columnOf(field)}`, schema)} as "${field}"`,
    )
    .join(', ')
}

/** The value of a field as the driver takes it. A list of objects is JSON; of others, the driver makes an array of PostgreSQL. */
export function stored(schema: z.ZodType | undefined, value: unknown): unknown {
  const type = schema && unwrap(schema)
  const element = type instanceof z.ZodArray ? type.element : undefined
  const isJson = element instanceof z.ZodObject || element instanceof z.ZodDiscriminatedUnion
  return isJson ? JSON.stringify(value) : value
}

/** Whether a field is a time, or null. */
export const isInstant = (schema: z.ZodType | undefined) =>
  (schema instanceof z.ZodNullable ? schema.unwrap() : schema) === Instant

/** Whether the column of a field is a text: free, or of a list of names. */
export function isText(schema: z.ZodType | undefined): boolean {
  const type = schema && unwrap(schema)
  if (type === Id || type === Instant || type === CalendarDate) return false
  return type?.type === 'string' || type?.type === 'enum'
}

// PostgreSQL would write an offset and a varying number of digits. The API uses UTC with milliseconds.
const expression = (column: string, schema: z.ZodType) =>
  isInstant(schema) ? `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')` : column

/** An SQL expression that serializes a row to the JSON of its item. */
export const asJson = (shape: Shape, alias: string, overrides: Record<string, string> = {}) =>
  `(select row_to_json(j) from (select ${fields(shape, alias, overrides)}) j)`

/** Like `asJson`, as part of a query. `overrides` may have parameters. */
export const itemJson = (
  shape: Shape,
  alias: string,
  overrides: Record<string, RawBuilder<unknown>> = {},
) => {
  const columns = Object.entries(shape).map(([field, schema]) => {
    const override = overrides[field]
    return override ? sql`${override} as ${sql.ref(field)}` : sql.raw(fields({ [field]: schema }, alias))
  })
  return sql`(select row_to_json(j) from (select ${sql.join(columns)}) j)`
}

/** What an update sets, by its columns. */
export const assignments = (row: Record<string, unknown>) =>
  sql.join(Object.entries(row).map(([column, value]) => sql`${sql.ref(column)} = ${value}`))

/** Inserts one row, by its columns. */
export const insertion = (table: string, row: Record<string, unknown>) =>
  sql`insert into ${sql.table(table)} (${sql.join(Object.keys(row).map((column) => sql.ref(column)))})
    values (${sql.join(Object.values(row))})`
