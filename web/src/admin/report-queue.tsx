import { keepPreviousData } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { reportsKey } from '../api/profile-changed.ts'
import { useApi } from '../api/use-api.ts'
import { ChipLink, ChipList } from '../components/actions/chip.tsx'
import { EmptyState } from '../components/display/empty-state.tsx'
import { counted } from '../components/format.ts'
import { pageValue, withQuery } from '../page/list-query.ts'
import { loadPage } from '../page/load-page.ts'
import { pageIn } from '../page/query-codecs.ts'
import { AdminFrame } from './admin-frame.tsx'
import styles from './approval-queue.module.css'
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
  const reports = useApi(
    [...reportsKey, isClosed, page],
    (api, signal) =>
      loadPage(
        (paging) => api['user-mgmt'].userReports.list({ isClosed, ...paging }, { signal }),
        page,
        perPage,
      ),
    { placeholderData: keepPreviousData },
  )
  return (
    <AdminFrame tab="reports">
      <nav aria-label="Show">
        <ChipList className={styles.tabs}>
          {[false, true].map((value) => (
            <ChipLink
              key={String(value)}
              to={toReports(value)}
              isPressed={value === isClosed}
              isDisabled={false}
            >
              {value ? 'Closed' : 'Open'}
            </ChipLink>
          ))}
        </ChipList>
      </nav>
      <LoadedRows query={reports}>
        {({ items, count, ...pages }) =>
          count === 0 ? (
            <EmptyState title={isClosed ? 'No closed reports' : 'No open reports'}>
              When somebody reports a person or a message, you decide here.
            </EmptyState>
          ) : (
            <>
              <p className={styles.lead} aria-live="polite">
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
