import type { AskedField } from '../rules/asked-field.ts'
import type { ExportedColumn } from './column.ts'

/** The column of a field of a request, with its unit. What is chosen from a few is written by its label, as forms show it. */
export function askedColumn({ label, unit, typed, options }: AskedField, field: string): ExportedColumn {
  const column = { field, heading: unit === undefined ? label : `${label} (${unit})` }
  if (typed === 'day') return { ...column, type: 'date' }
  if (options === undefined) return column
  return { ...column, write: (value) => options.find((option) => option.value === value)?.label ?? null }
}
