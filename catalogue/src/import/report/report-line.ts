import { labelOf } from '../columns/fields.ts'
import { describePlace } from '../file/source-table.ts'
import { shortened } from '../rows/row-notes.ts'
import type { ReportRow } from './import-report.ts'

/** 'line 17: refused: postal code "ABC" is not one of Indiana'. */
export function reportLine(row: ReportRow): string {
  const { line, feature, outcome, name, reasons } = row
  const where = describePlace(feature === undefined ? { line } : { line, feature })
  const what = outcome === 'changed' ? describeChanges(row) : reasons.join('; ')
  const whose = outcome === 'refused' || name === null ? [] : [name]
  const kind = outcome === 'new' && reasons.length > 0 ? 'new though doubtful' : outcome
  return [where, kind, ...whose, ...(what === '' ? [] : [what])].join(': ')
}

export function describeChanges({ changes, added }: ReportRow): string {
  const fields = changes.map(({ field, from, to }) => `${labelOf(field)} ${shown(from)} becomes ${shown(to)}`)
  const children = Object.values(added)
    .flat()
    .map((child) => `${child} is added`)
  return [...fields, ...children].join(', ')
}

const shown = (value: unknown) =>
  value === null ? 'empty' : JSON.stringify(typeof value === 'string' ? shortened(value) : value)
