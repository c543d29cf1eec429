import type { Report } from '@app/contract/reports/report-schema.ts'
import { answerCalls } from '../../testing/answer-calls.ts'
import { renderPart, signInAsAdmin } from '../../testing/render-for-admin.tsx'
import { ReportPage } from '../report-page.tsx'
import { plainReport } from './plain-report.ts'

interface Served {
  /** What the reports were asked with. */
  asked: string[]
  known: Partial<Report>
  refusal: Response | undefined
}

/** What the page of reports is answered, to somebody who is signed in. */
export function serveReports(): Served {
  signInAsAdmin()
  return { asked: [], known: {}, refusal: undefined }
}

const roots = {
  company: '/companies/c',
  hotel: '/hotels/c',
  facility: '/facilities/c',
  event: '/events/c',
} as const

/** Opens a report of a page. */
export function openReport(
  served: Served,
  kind: keyof typeof roots = 'company',
  report?: string,
  search = '',
) {
  const root = roots[kind]
  answerCalls(({ path, query }) => {
    if (path === root) return { data: { id: 'c', name: 'Quarry House' } }
    if (path !== `${root}/${report ?? 'profile'}`) return undefined
    query.delete('api-version')
    served.asked.push(query.toString())
    if (served.refusal) return served.refusal
    const { startDate, endDate, compare } = Object.fromEntries(query)
    return {
      data: plainReport(
        {
          ...(startDate !== undefined && { startDate }),
          ...(endDate !== undefined && { endDate }),
          compare: compare === 'year' ? 'year' : 'before',
        },
        served.known,
      ),
    }
  })
  renderPart(<ReportPage kind={kind} id="c" report={report} />, `${root}/reports${search}`)
}
