import type { ProfileKindName } from '@app/contract/owners.ts'
import type { ReportName } from '@app/contract/reports/report-labels.ts'
import type { ReportFormat, ReportPaper } from '@app/contract/reports/report-formats.ts'
import type { Report } from '@app/contract/reports/report-schema.ts'
import { kinds } from '../../kind/registry.ts'
import { saveFile } from '../../page/save-file.ts'

/** The report on screen. */
export interface ShownReport {
  /** Of its call, in its service. */
  path: string
  name: ReportName
  /** The page that it is of. Undefined until that is loaded, and for all pages. */
  pageName: string | undefined
  /** Whose report can be emailed. Undefined for all pages. */
  profileId: string | undefined
  /** As asked. Without dates, the file has the last 30 days, as the report. */
  query: Readonly<Record<string, string>>
  report: Report
}

export interface AskedFile {
  format: ReportFormat
  paper?: ReportPaper
  /** Names of sections of a PDF, separated by commas. Without any, it has all. */
  sections?: string
  introduction?: string
}

/** Saves the report as a file of the same figures. */
export const saveReport = (shown: ShownReport, file: AskedFile) =>
  saveFile(reportFilePath(shown, file), reportFileName(shown, file))

/** Pick-up has a path of its own where a page has several hotels. */
const tailOf = (kind: ProfileKindName, name: ReportName) =>
  name === 'pickup' && kind !== 'hotel' ? 'hotels/pickup' : name

/** The path of the report of a page. */
export const pageReportPath = (kind: ProfileKindName, id: string, name: ReportName) =>
  `${kinds[kind].path}/${id}/${tailOf(kind, name)}`

const reportFilePath = ({ path, query }: ShownReport, file: AskedFile) =>
  `/report-mgmt/api${path}?${new URLSearchParams({ ...query, ...file })}`

const reportFileName = ({ name, pageName, report: { days } }: ShownReport, { format }: AskedFile) =>
  `${[pageName, name, days.startDate, 'to', days.endDate].filter(Boolean).join(' ')}.${format}`
