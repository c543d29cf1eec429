import { outcomeKinds } from '../plan/row-outcome.ts'
import type { ImportReport, ReportRow } from './import-report.ts'
import { reportLine } from './report-line.ts'

const explanations: Record<(typeof outcomeKinds)[number], string> = {
  new: 'facilities not in the database yet',
  changed: 'facilities with updates from the file',
  unchanged: 'facilities that already match the file',
  doubtful: 'rows skipped until someone reviews them',
  refused: 'rows with errors',
}

const remarkNames: Record<ReportRow['remarks'][number]['code'], string> = {
  'lost-zeros': 'leading zeros added to the postal code',
  'type-unknown': 'unknown facility type',
  'word-unknown': 'unknown sport, space or amenity',
  'state-found': 'state taken from the coordinates',
  'placed-by-postal-code': 'placed at the center of the postal code',
}

/** The report for a console: counts, then up to `maxRows` rows that need attention. */
export function reportText(report: ImportReport, maxRows: number): string {
  const rows = report.rows.filter(
    ({ outcome, reasons }) => outcome !== 'unchanged' && (outcome !== 'new' || reasons.length > 0),
  )
  const hidden = rows.length - maxRows
  return [
    `${report.file}: ${report.rows.length} rows, ${sourceOf(report)}`,
    ...(report.ignoredColumns.length > 0 ? [`ignored columns: ${report.ignoredColumns.join(', ')}`] : []),
    '',
    ...outcomeKinds.map(
      (kind) => `  ${kind.padEnd(10)}${String(report.counts[kind]).padStart(7)}  ${explanations[kind]}`,
    ),
    ...remarkCounts(report.rows),
    ...(rows.length > 0 ? [''] : []),
    ...rows.slice(0, maxRows).map(reportLine),
    ...(hidden > 0 ? [`… and ${hidden} more. Use --report FILE.csv to get the full list.`] : []),
  ].join('\n')
}

function sourceOf({ source, format, encoding }: ImportReport): string {
  const columns = source === 'unknown' ? '' : ` with ${source} columns`
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
