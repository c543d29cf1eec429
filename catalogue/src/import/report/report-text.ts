import { outcomeKinds } from '../plan/row-outcome.ts'
import type { ImportReport, ReportRow } from './import-report.ts'
import { reportLine } from './report-line.ts'

const explained: Record<(typeof outcomeKinds)[number], string> = {
  new: 'facilities that are not here yet',
  changed: 'facilities that the file knows better',
  unchanged: 'facilities that are here as the file has them',
  doubtful: 'left out until somebody has looked at them',
  refused: 'rows that cannot be brought in',
}

const remarkNames: Record<ReportRow['remarks'][number]['code'], string> = {
  'lost-zeros': 'postal code had lost its leading zeros',
  'type-unknown': 'facility type not known',
  'word-unknown': 'sport, space or amenity not known',
  'state-found': 'state taken from the position',
  'placed-by-postal-code': 'placed in the middle of the postal code',
}

/** The report for a console: counts, then the rows worth a look, the first so many of them. */
export function reportText(report: ImportReport, most: number): string {
  const rows = report.rows.filter(
    ({ outcome, reasons }) => outcome !== 'unchanged' && (outcome !== 'new' || reasons.length > 0),
  )
  const left = rows.length - most
  return [
    `${report.file}: ${report.rows.length} rows, ${sourceOf(report)}`,
    ...(report.ignoredColumns.length > 0 ? [`left out: ${report.ignoredColumns.join(', ')}`] : []),
    '',
    ...outcomeKinds.map(
      (kind) => `  ${kind.padEnd(10)}${String(report.counts[kind]).padStart(7)}  ${explained[kind]}`,
    ),
    ...remarkCounts(report.rows),
    ...(rows.length > 0 ? [''] : []),
    ...rows.slice(0, most).map(reportLine),
    ...(left > 0 ? [`… and ${left} more; --report FILE.csv writes them all`] : []),
  ].join('\n')
}

function sourceOf({ source, format, encoding }: ImportReport): string {
  const columns = source === 'unknown' ? '' : ` with the columns of ${source}`
  return `${format}${columns}, ${encoding}`
}

function remarkCounts(rows: readonly ReportRow[]): string[] {
  const counts = new Map<keyof typeof remarkNames, number>()
  for (const { remarks } of rows)
    for (const { code } of remarks) counts.set(code, (counts.get(code) ?? 0) + 1)
  return counts.size === 0
    ? []
    : ['', ...[...counts].map(([code, count]) => `  ${String(count).padStart(7)} × ${remarkNames[code]}`)]
}
