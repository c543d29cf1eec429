import { outcomeKinds } from '@app/contract/rules/import-words.ts'
import type { ImportReport, ReportRow } from './import-report.ts'
import { reportLine } from './report-line.ts'

/** `{}` stands for the noun of the kind. */
const explanations: Record<(typeof outcomeKinds)[number], string> = {
  new: '{} not in the database yet',
  changed: '{} with updates from the file',
  unchanged: '{} that already match the file',
  merged: 'rows joined with an earlier row of the same place',
  doubtful: 'rows skipped until someone reviews them',
  skipped: 'rows skipped by your answers',
  refused: 'rows with errors',
}

const remarkNames: Record<ReportRow['remarks'][number]['code'], string> = {
  'lost-zeros': 'leading zeros added to the postal code',
  'text-mended': 'text that was encoded twice mended',
  'text-lost': 'letters that the file has lost left out',
  'type-unknown': 'unknown type',
  'word-unknown': 'unknown word in a list',
  'value-dropped': 'invalid value left out',
  'state-found': 'state taken from the coordinates',
  'placed-by-postal-code': 'placed at the center of the postal code',
  'placed-by-town': 'placed at the center of the town',
  closed: 'closed, so inactive',
  'position-corrected': 'coordinates swapped back or given their sign',
}

/** The report for a console: counts, then up to `maxRows` rows that need attention. */
export function reportText(report: ImportReport, maxRows: number): string {
  const rows = report.rows.filter(
    ({ outcome, reasons }) =>
      !['unchanged', 'merged', 'skipped'].includes(outcome) && (outcome !== 'new' || reasons.length > 0),
  )
  const hidden = rows.length - maxRows
  return [
    `${report.file}: ${report.rows.length} rows, ${sourceOf(report)}`,
    ...columnLines(report),
    '',
    ...outcomeKinds.map(
      (kind) =>
        `  ${kind.padEnd(10)}${String(report.counts[kind]).padStart(7)}  ${explanations[kind].replace('{}', report.things)}`,
    ),
    ...remarkCounts(report.rows),
    ...(rows.length > 0 ? [''] : []),
    ...rows.slice(0, maxRows).map(reportLine),
    ...(hidden > 0 ? [`… and ${hidden} more. Use --report FILE.csv to get the full list.`] : []),
  ].join('\n')
}

function columnLines(report: ImportReport): string[] {
  const { mappingFrom, proposal, meanings, constants, ignoredColumns, unknownColumns, columns } = report
  const pairs = (record: Record<string, string>) =>
    Object.entries(record)
      .map(([name, value]) => `${name} = ${value}`)
      .join(', ')
  const lines = [
    ['columns are read as in', mappingFrom ?? ''],
    [
      'fields',
      proposal
        ? Object.entries(columns)
            .map(([field, names]) => `${field} = ${names.join(' + ')}`)
            .join(', ')
        : '',
    ],
    ['counts and flags', pairs(meanings)],
    ['set for all rows', pairs(constants)],
    ['ignored columns', ignoredColumns.join(', ')],
    ['unknown columns', unknownColumns.join(', ')],
  ] as const
  return lines.filter(([, text]) => text !== '').map(([label, text]) => `${label}: ${text}`)
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
