import { keepPreviousData } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { EmptyState } from '../components/display/empty-state.tsx'
import { counted } from '../components/format.ts'
import { pageValue, withQuery } from '../page/list-query.ts'
import { pageIn } from '../page/query-codecs.ts'
import { useReadPage } from '../page/use-read-page.ts'
import { calls } from '../platform/calls/calls.ts'
import { AdminFrame } from './admin-frame.tsx'
import { ChoiceLinks } from './choice-links.tsx'
import { ReportToDecide } from './report-to-decide.tsx'
import { LoadedRows, WorkList } from './work-list.tsx'

const perPage = 10

const toReports = (isClosed: boolean, page = 1) =>
  withQuery('/admin/reports', { closed: isClosed && '1', page: pageValue(page) })

/** Reports of people and messages, the newest first. */
export function ReportQueue() {
  const [search] = useSearchParams()
  const page = pageIn(search)
  const isClosed = search.get('closed') === '1'
  const reports = useReadPage(
    calls['user-mgmt'].userReports.list,
    { isClosed },
    { page, perPage },
    { placeholderData: keepPreviousData },
  )
  return (
    <AdminFrame tab="reports">
      <ChoiceLinks
        label="Show"
        choices={[false, true]}
        chosen={isClosed}
        to={toReports}
        nameOf={(each) => (each ? 'Closed' : 'Open')}
      />
      <LoadedRows query={reports}>
        {({ items, count, ...pages }) =>
          count === 0 ? (
            <EmptyState title={isClosed ? 'No closed reports' : 'No open reports'}>
              When somebody reports a person or a message, you decide here.
            </EmptyState>
          ) : (
            <>
              <p className="mut" aria-live="polite">
                {`${counted(count, isClosed ? 'closed report' : 'open report')}, the newest first.`}
              </p>
              <WorkList items={items} pages={{ ...pages, toPage: (n) => toReports(isClosed, n) }}>
                {(report, leave) => <ReportToDecide report={report} onDecided={leave} />}
              </WorkList>
            </>
          )
        }
      </LoadedRows>
    </AdminFrame>
  )
}
