import { isAbsent, tidy } from '../cleaning/absent.ts'
import { labelOf, type DraftField, type Field } from '../columns/fields.ts'
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
  refuse(field: Field, value: string, reason: string): void
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

export function createRowNotes(row: SourceRow, { columns }: Recognition): RowNotes {
  const all = (field: Field) =>
    (columns.get(field) ?? [])
      .map((column) => row.values.get(column) ?? '')
      .filter((value) => !isAbsent(value))
  const columnOf = (field: Field) =>
    columns.get(field)?.find((column) => !isAbsent(row.values.get(column) ?? ''))
  const draft: Partial<Record<DraftField, unknown>> = {}
  const stated = new Set<DraftField>()
  const reasons: string[] = []
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
    refuse: (field, value, reason) => {
      reasons.push(describeFault(field, value, reason, columnOf(field)))
    },
    draft,
    stated,
    respelled: new Set(),
    reasons,
    doubts: [],
    remarks: [],
  }
}
