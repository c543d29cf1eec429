import type { ReportName } from '@app/contract/reports/report-labels.ts'
import { reportFileTypes, type ReportFormat } from '@app/contract/reports/report-formats.ts'
import type { Report, ReportFileQuery } from '@app/contract/reports/report-schema.ts'
import { sectionsOf, withSections } from '@app/contract/reports/report-sections.ts'
import { invalidField } from '../../../platform/errors.ts'
import { safeFileName } from '../../../platform/files/file-name.ts'
import type { HeavyWork, OpenHeavyWork } from '../../../platform/heavy-work/heavy-work.ts'
import type { Call } from '../../../platform/http/call.ts'
import { FileReply } from '../../../platform/http/file-reply.ts'
import { named, type NamedReport } from './named-report.ts'
import { reportPdfKind } from './pdf/pdf-kind.ts'
import type { PrintedReport } from './pdf/report-pdf.ts'
import { reportCsv } from './report-csv.ts'
import { sheetsOf } from './report-sheets.ts'
import { reportWorkbook } from './report-workbook.ts'

interface FileParts {
  brand: string
  openHeavyWork: OpenHeavyWork
}

export interface FiledReport {
  report: Report
  name: ReportName
  pageName: string | null
}

/** Returns a function that replies with a report: as JSON, or as the file that the query asks for, of the same document. */
export function reportReplies({ brand, openHeavyWork }: FileParts) {
  const pdfs: HeavyWork<PrintedReport, Uint8Array> = openHeavyWork(reportPdfKind)

  function bytesOf(filed: NamedReport, format: ReportFormat, query: ReportFileQuery, call: Call) {
    if (format === 'csv') return Buffer.from(reportCsv(sheetsOf(filed)))
    if (format === 'xlsx') return reportWorkbook(sheetsOf(filed))
    return pdfs.run(call.charged(), printed(chosen(filed, query), { brand, query, now: new Date() }))
  }

  return async (
    filed: FiledReport,
    query: ReportFileQuery,
    call: Call,
  ): Promise<{ data: Report } | FileReply> => {
    const { format } = query
    if (format === undefined) return { data: filed.report }
    const report = named(filed.report, filed.name, filed.pageName)
    const { startDate, endDate } = report.report.days
    const subject = [filed.pageName, filed.name, startDate, 'to', endDate].filter((part) => part !== null)
    return new FileReply({
      bytes: await bytesOf(report, format, query, call),
      contentType: reportFileTypes[format],
      fileName: safeFileName(`${subject.join(' ')}.${format}`),
    })
  }
}

/** With the sections that were asked for. What is said about the figures stays, also if they are left out. */
function chosen(filed: NamedReport, { sections }: ReportFileQuery): NamedReport {
  if (sections === undefined) return filed
  const known = sectionsOf(filed.report).map(({ name }) => name)
  const unknown = sections.find((name) => !known.includes(name))
  if (unknown !== undefined)
    throw invalidField('sections', `must be sections of this report: ${known.join(', ')}`)
  return { ...filed, report: withSections(filed.report, sections) }
}

interface Printing {
  brand: string
  query: ReportFileQuery
  now: Date
}

/** What is printed, with when it was made by the clock of the page's place. */
function printed(
  { report, pageName, ...words }: NamedReport,
  { brand, query, now }: Printing,
): PrintedReport {
  const { timeZone } = report
  const made = new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(now)
  return {
    ...words,
    report,
    paper: query.paper ?? 'letter',
    introduction: query.introduction ?? '',
    pageName: pageName ?? brand,
    made: `Made with ${brand} on ${made}`,
    madeAt: now.toISOString(),
  }
}
