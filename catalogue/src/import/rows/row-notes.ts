import { isAbsent, tidy } from '../cleaning/absent.ts'
import { labelOf, type DraftField, type Field } from '@app/contract/facilities/import-fields.ts'
import type { Recognition } from '../columns/recognize-columns.ts'
import type { SourceRow } from '../file/source-table.ts'
import type { Remark } from './candidate.ts'

/** The values of a row and the results of reading it. */
export interface RowNotes {
  /** The tidied value of the first non-empty column of a field. */
  text(field: Field): string | undefined
  /** All non-empty values of a field's columns, with line breaks. */
  all(field: Field): string[]
  /** `found` marks a derived value, which does not change an existing facility. */
  set(field: DraftField, value: unknown, how?: 'stated' | 'found'): void
  /** Reads a field from this text if none of its columns has a value. */
  supply(field: Field, text: string | undefined): void
  /** Reads a field from this text, whatever its columns have. */
  replace(field: Field, text: string): void
  /** A fault that costs the row. */
  refuse(field: Field, value: string, reason: string): void
  /** A fault that costs only the value of an optional field. */
  drop(field: DraftField, value: string, reason: string): void
  readonly draft: Readonly<Partial<Record<DraftField, unknown>>>
  readonly stated: Set<DraftField>
  readonly respelled: Set<DraftField>
  readonly reasons: string[]
  readonly doubts: string[]
  readonly remarks: Remark[]
}

const maxShownLength = 40
export const truncate = (value: string) =>
  value.length > maxShownLength ? `${value.slice(0, maxShownLength - 1)}…` : value

/** 'postal code "ABC" is not valid in Indiana'. Adds the column's name if it differs from the field's. */
function describeFault(field: Field, value: string, reason: string, column: string | undefined): string {
  const label = labelOf(field)
  const from =
    column !== undefined && column.toLowerCase().replaceAll(/[_\s]+/g, ' ') !== label.toLowerCase()
      ? ` (column ${column})`
      : ''
  return `${label} ${JSON.stringify(truncate(value))}${from} ${reason}`
}

export function createRowNotes(row: SourceRow, { columns, constants }: Recognition): RowNotes {
  const supplied = new Map<Field, string>()
  const replaced = new Map<Field, string>()
  const all = (field: Field) => {
    const replacement = replaced.get(field)
    if (replacement !== undefined) return replacement === '' ? [] : [replacement]
    const values = (columns.get(field) ?? [])
      .map((column) => row.values.get(column) ?? '')
      .filter((value) => !isAbsent(value))
    const substitute = supplied.get(field) ?? constants.get(field)
    return values.length === 0 && substitute !== undefined ? [substitute] : values
  }
  const columnOf = (field: Field) =>
    columns.get(field)?.find((column) => !isAbsent(row.values.get(column) ?? ''))
  const draft: Partial<Record<DraftField, unknown>> = {}
  const stated = new Set<DraftField>()
  const reasons: string[] = []
  const remarks: Remark[] = []
  return {
    text: (field) => {
      const [first] = all(field)
      return first === undefined ? undefined : tidy(first)
    },
    all,
    set: (field, value, how = 'stated') => {
      draft[field] = value
      if (how === 'stated') stated.add(field)
    },
    supply: (field, text) => {
      if (text !== undefined && text !== '') supplied.set(field, text)
    },
    replace: (field, text) => {
      replaced.set(field, text)
    },
    refuse: (field, value, reason) => {
      reasons.push(describeFault(field, value, reason, columnOf(field)))
    },
    drop: (field, value, reason) => {
      delete draft[field]
      stated.delete(field)
      remarks.push({
        code: 'value-dropped',
        text: `left out ${describeFault(field, value, reason, columnOf(field))}`,
      })
    },
    draft,
    stated,
    respelled: new Set(),
    reasons,
    doubts: [],
    remarks,
  }
}
