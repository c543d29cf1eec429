// Without zod, because pages in the browser use the columns of imported files.

/** Missing values are null. Dates and times are texts in ISO 8601. */
export type Cell = string | number | null

/** A column of the files in which a list is exported, of those that are imported, or of both. */
export interface Column {
  /** The field of an item, such as `city` or `membership.tier`. */
  field: string
  /** In exported files, with the unit. Without one, it is only imported. */
  heading?: string
  /** Whether spreadsheets show it as a date, or a time in UTC. */
  type?: 'date' | 'instant'
  /** By default, numbers stay numbers, flags are Yes or No, and lists are joined by semicolons. */
  write?(value: unknown): Cell
  /**
   * Names in files of any origin, separated by `|`. If several columns match, the first one in this order with a value wins.
   * Without any, it is only exported.
   */
  names?: string
  /** What imports call it, if not like the field. */
  target?: string
  /** How texts refer to it, if not like the target. */
  label?: string
  /** Whether its values are joined or collected from several columns. */
  isRepeatable?: true
}

/** A column of exported files. */
export type ExportedColumn = Column & { heading: string }

export const exportedOf = (columns: readonly Column[]): readonly ExportedColumn[] =>
  columns.flatMap((column) => (column.heading === undefined ? [] : [{ ...column, heading: column.heading }]))

const listSeparator = '; '

/** The cell of a value that needs no words of its own. */
export function plainCell(value: unknown): Cell {
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
