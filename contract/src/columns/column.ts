// Without zod, because pages in the browser use the columns of imported files.

/** Missing values are null. Dates and times are texts in ISO 8601. */
export type Cell = string | number | null

/** A column of the files in which a list is exported. */
export interface Column {
  /** The field of an item, such as `city` or `membership.tier`. */
  field: string
  /** In exported files, with the unit. */
  heading: string
  /** Whether spreadsheets show it as a date, or a time in UTC. */
  type?: 'date' | 'instant'
  /** By default, numbers stay numbers, flags are Yes or No, and lists are joined by semicolons. */
  write?(value: unknown): Cell
}

const listSeparator = '; '

/** The cell of a value that needs no words of its own. */
function plainCell(value: unknown): Cell {
  if (typeof value === 'string' || typeof value === 'number') return value
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return Array.isArray(value) ? value.map(String).join(listSeparator) : null
}

function valueAt(item: unknown, path: readonly string[]): unknown {
  let value = item
  for (const name of path)
    value = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
  return value
}

/** Returns a function that converts items to the cells of these columns. */
export function cellsOf(columns: readonly Column[]): (item: unknown) => Cell[] {
  const readers = columns.map(({ field, write = plainCell }) => ({ path: field.split('.'), write }))
  return (item) => readers.map(({ path, write }) => write(valueAt(item, path) ?? null))
}
