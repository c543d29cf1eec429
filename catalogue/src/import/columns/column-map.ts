import { fields, type Field } from './fields.ts'

/** The user's choice of a field per column; null skips the column. */
export type ColumnMap = ReadonlyMap<string, Field | null>

/** Invalid command line. */
export class UsageError extends Error {}

const fieldByName = new Map<string, Field>(fields.map((field) => [field.toLowerCase(), field]))

/** Reads `column=field` and `column=-`. Throws `UsageError`. */
export function parseColumnMap(entries: readonly string[]): ColumnMap {
  const map = new Map<string, Field | null>()
  for (const entry of entries) {
    const separator = entry.lastIndexOf('=')
    const column = entry.slice(0, separator).trim()
    const name = entry.slice(separator + 1).trim()
    if (separator < 1 || column === '' || name === '')
      throw new UsageError(`--map ${JSON.stringify(entry)} must have the form COLUMN=FIELD or COLUMN=-.`)
    const field = name === '-' ? null : fieldByName.get(name.toLowerCase())
    if (field === undefined)
      throw new UsageError(`--map: "${name}" is not a field. The fields are: ${fields.join(', ')}.`)
    if (map.has(column)) throw new UsageError(`--map maps the column "${column}" twice.`)
    map.set(column, field)
  }
  return map
}
