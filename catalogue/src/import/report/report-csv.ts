import type { ImportReport, ReportRow } from './import-report.ts'
import { describeChanges } from './report-line.ts'

const columns = [
  'line',
  'feature',
  'outcome',
  'name',
  'city',
  'state',
  'reasons',
  'changes',
  'remarks',
  'facility id',
]

/** All rows of the report as CSV, with a byte order mark for Excel. */
export const reportCsv = ({ rows }: ImportReport) =>
  `\ufeff${[columns, ...rows.map(cellsOf)].map((cells) => cells.map(quoteCell).join(',')).join('\r\n')}\r\n`

const cellsOf = (row: ReportRow): (string | number)[] => [
  row.line,
  row.feature ?? '',
  row.outcome,
  row.name ?? '',
  row.city ?? '',
  row.state ?? '',
  row.reasons.join('; '),
  describeChanges(row),
  row.remarks.map(({ text }) => text).join('; '),
  row.facilityId ?? '',
]

/** Quotes a cell. A leading apostrophe keeps spreadsheets from running text as a formula. */
function quoteCell(cell: string | number): string {
  const text = typeof cell === 'string' && /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : String(cell)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
