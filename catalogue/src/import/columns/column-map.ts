import { fields, type Field } from './fields.ts'

/** What the person says of columns: the field, or null to leave the column out. */
export type ColumnMap = ReadonlyMap<string, Field | null>

/** What was typed on the command line cannot be meant. */
export class UsageError extends Error {}

const fieldByName = new Map<string, Field>(fields.map((field) => [field.toLowerCase(), field]))

/** Reads `column=field` and `column=-`. Throws `UsageError`. */
export function parseColumnMap(entries: readonly string[]): ColumnMap {
  const map = new Map<string, Field | null>()
  for (const entry of entries) {
    const sign = entry.lastIndexOf('=')
    const column = entry.slice(0, sign).trim()
    const name = entry.slice(sign + 1).trim()
    if (sign < 1 || column === '' || name === '')
      throw new UsageError(`--map ${JSON.stringify(entry)} is not of the form column=field or column=-.`)
    const field = name === '-' ? null : fieldByName.get(name.toLowerCase())
    if (field === undefined)
      throw new UsageError(`--map: "${name}" is not a field. The fields are ${fields.join(', ')}.`)
    if (map.has(column)) throw new UsageError(`--map says two things of the column "${column}".`)
    map.set(column, field)
  }
  return map
}
