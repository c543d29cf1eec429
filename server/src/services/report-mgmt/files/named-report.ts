import { countsVisits, reportLabels, type ReportName } from '@app/contract/reports/report-labels.ts'
import type { Report } from '@app/contract/reports/report-schema.ts'
import { daysText, openText, uncomparedText, unfinishedText } from '@app/contract/reports/report-words.ts'
import { dayText } from '@app/contract/reports/value-text.ts'

/** A report with the words around its figures, which its files have. */
export interface NamedReport {
  report: Report
  /** Null for the report of a market. */
  pageName: string | null
  /** Such as `Leads, Nov 1 – 30, 2026`. */
  title: string
  /** What it is compared with, and until when it counts. */
  about: string
  /** How the figures are counted. */
  notes: string[]
}

export const named = (report: Report, name: ReportName, pageName: string | null): NamedReport => ({
  report,
  pageName,
  title: `${reportLabels[name]}, ${name === 'rfps' ? dayText(report.days.endDate) : daysText(report.days)}`,
  about: [...report.preface, name === 'rfps' ? openText(report) : aboutOf(report)].filter(Boolean).join(' '),
  notes: [...report.notes, ...(countsVisits(name) ? [visitNote(report)] : [])],
})

function aboutOf(report: Report): string {
  const { compared, comparedWith, figures, since } = report
  if (compared === null) return withoutPeriod[comparedWith]
  const unfinished = unfinishedText(report)
  const isCompared = figures.some(({ before }) => before !== null)
  const earlier = `${daysText(compared)}${unfinished === undefined ? '' : ' until the same time of day'}`
  return [
    unfinished,
    isCompared && `Compared with ${comparedWith === 'edition' ? 'the last edition, ' : ''}${earlier}.`,
    uncomparedText(report),
    since === null && 'There are no figures yet.',
  ]
    .filter(Boolean)
    .join(' ')
}

/** Each thing is compared with something of its own. */
const withoutPeriod: Record<Report['comparedWith'], string> = {
  edition: 'Each event is compared with its edition before, as many days before it.',
  usual: 'Compared with usual days.',
  period: '',
}

const visitNote = ({ since }: Report) =>
  [
    since !== null && `Visits are counted since ${dayText(since)}.`,
    'Days are those of the page’s place. Its team, administrators and robots aren’t counted.',
  ]
    .filter((sentence) => sentence !== false)
    .join(' ')
