import { csvOf } from '@app/contract/rules/csv.ts'
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

/** All rows of the report as CSV. */
export const reportCsv = ({ rows }: ImportReport) => csvOf([columns, ...rows.map(cellsOf)])

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
