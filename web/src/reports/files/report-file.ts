import type { ProfileKindName } from '@app/contract/owners.ts'
import type { ReportName } from '@app/contract/reports/report-labels.ts'
import type { ReportFormat, ReportPaper } from '@app/contract/reports/report-formats.ts'
import type { Days } from '@app/contract/reports/report-period.ts'
import { kinds } from '../../kind/registry.ts'
import { saveFile } from '../../page/save-file.ts'

/** The report on screen. */
export interface ShownReport {
  kind: ProfileKindName
  id: string
  name: ReportName
  /** Undefined until it is loaded. */
  pageName: string | undefined
  /** As asked. Without dates, the file has the last 30 days, as the report. */
  query: Readonly<Record<string, string>>
  /** The days that it has. */
  days: Days
}

export interface AskedFile {
  format: ReportFormat
  paper?: ReportPaper
}

/** Saves the report as a file of the same figures. */
export const saveReport = (report: ShownReport, file: AskedFile) =>
  saveFile(reportFilePath(report, file), reportFileName(report, file))

/** Pick-up has a path of its own where a page has several hotels. */
const pathOf = (kind: ProfileKindName, name: ReportName) =>
  name === 'pickup' && kind !== 'hotel' ? 'hotels/pickup' : name

function reportFilePath({ kind, id, name, query }: ShownReport, file: AskedFile): string {
  return `/report-mgmt/api${kinds[kind].path}/${id}/${pathOf(kind, name)}?${new URLSearchParams({ ...query, ...file })}`
}

const reportFileName = ({ name, pageName, days }: ShownReport, { format }: AskedFile) =>
  `${[pageName, name, days.startDate, 'to', days.endDate].filter(Boolean).join(' ')}.${format}`
