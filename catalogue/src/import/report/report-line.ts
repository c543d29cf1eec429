import { labelOf } from '@app/contract/imports/import-fields.ts'
import { describePlace } from '../file/source-table.ts'
import { truncate } from '../rows/create-row-notes.ts'
import type { ReportRow } from './import-report.ts'

/** Formats a row as 'line 17: refused: postal code "ABC" is not valid in Indiana'. */
export function reportLine(row: ReportRow): string {
  const { line, feature, outcome, name, reasons } = row
  const where = describePlace(feature === undefined ? { line } : { line, feature })
  const what = outcome === 'changed' ? describeChanges(row) : reasons.join('; ')
  const subject = outcome === 'refused' || name === null ? [] : [name]
  const kind = outcome === 'new' && reasons.length > 0 ? 'new (doubts accepted)' : outcome
  return [where, kind, ...subject, ...(what === '' ? [] : [what])].join(': ')
}

export function describeChanges({ changes, added }: ReportRow): string {
  const fields = changes.map(
    ({ field, from, to }) =>
      `${field === 'isActive' ? 'active' : labelOf(field)} ${displayValue(from)} → ${displayValue(to)}`,
  )
  const children = Object.values(added)
    .flat()
    .map((child) => `added ${child}`)
  return [...fields, ...children].join(', ')
}

const displayValue = (value: unknown) =>
  value === null ? 'empty' : JSON.stringify(typeof value === 'string' ? truncate(value) : value)
