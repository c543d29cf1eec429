import { isAbsent, tidy } from '../cleaning/absent.ts'
import { labelOf, type Field } from '@app/contract/imports/import-fields.ts'
import type { Recognition } from '../columns/recognition.ts'
import type { SourceRow } from '../file/source-table.ts'
import type { Remark } from './candidate.ts'
import type { RowNotes } from './row-notes.ts'

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
  const draft: Partial<Record<Field, unknown>> = {}
  const stated = new Set<Field>()
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
