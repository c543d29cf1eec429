import type * as z from 'zod'
import { Instant } from '@app/contract/envelope.ts'

export type Shape = Record<string, z.ZodType>

/** A field's column: `facilityType` is `facility_type`. The schema names every column that is ever shown. */
export const columnOf = (field: string) => field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** The expressions of an item's fields, in the order of its schema; `given` replaces single ones. */
export function fields(shape: Shape, alias: string, given: Record<string, string> = {}): string {
  return Object.entries(shape)
    .map(
      ([field, schema]) =>
        `${given[field] ?? expression(`${alias}.${columnOf(field)}`, schema)} as "${field}"`,
    )
    .join(', ')
}

// PostgreSQL writes an offset and as many digits as there are; the wire has UTC with milliseconds.
const expression = (column: string, schema: z.ZodType) =>
  schema === Instant ? `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')` : column

/** A row as the text of its item's JSON. */
export const asJson = (shape: Shape, alias: string, given: Record<string, string> = {}) =>
  `(select row_to_json(j) from (select ${fields(shape, alias, given)}) j)`
