import { isAbsent, tidy } from '../cleaning/absent.ts'
import { labelOf, type DraftField, type Field } from '../columns/fields.ts'
import type { Recognition } from '../columns/recognise-columns.ts'
import type { SourceRow } from '../file/source-table.ts'
import type { Remark } from './candidate.ts'

/** What one row says, and what is found out about it while it is read. */
export interface RowNotes {
  /** The first of a field's columns that holds something, tidied. */
  text(field: Field): string | undefined
  /** Everything that a field's columns hold, with line breaks. */
  all(field: Field): string[]
  set(field: DraftField, value: unknown, how?: 'stated' | 'found'): void
  refuse(field: Field, value: string, reason: string): void
  readonly draft: Readonly<Partial<Record<DraftField, unknown>>>
  readonly stated: Set<DraftField>
  readonly respelled: Set<DraftField>
  readonly reasons: string[]
  readonly doubts: string[]
  readonly remarks: Remark[]
}

const longestShown = 40
export const shortened = (value: string) =>
  value.length > longestShown ? `${value.slice(0, longestShown - 1)}…` : value

/** 'postal code "ABC" is not one of Indiana', with the column where its name says something else. */
function fault(field: Field, value: string, reason: string, column: string | undefined): string {
  const label = labelOf(field)
  const from =
    column !== undefined && column.toLowerCase().replaceAll(/[_\s]+/g, ' ') !== label.toLowerCase()
      ? ` (column ${column})`
      : ''
  return `${label} ${JSON.stringify(shortened(value))}${from} ${reason}`
}

export function rowNotes(row: SourceRow, { columns }: Recognition): RowNotes {
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
      reasons.push(fault(field, value, reason, columnOf(field)))
    },
    draft,
    stated,
    respelled: new Set(),
    reasons,
    doubts: [],
    remarks: [],
  }
}
