import { useSearchParams } from 'react-router'
import { EmptyState } from '../components/display/empty-state.tsx'
import { Loaded } from '../page/loaded.tsx'
import { calls } from '../platform/calls/calls.ts'
import { keepShown } from '../platform/calls/use-observed.ts'
import { useRead } from '../platform/calls/use-read.ts'
import { PeriodControls } from '../reports/period-controls.tsx'
import { periodError, periodIn, withPeriod, type ChoosePeriod } from '../reports/period.ts'
import { ReportContent } from '../reports/report-content.tsx'
import { ReportSkeleton } from '../reports/report-skeleton.tsx'
import { AdminFrame } from './admin-frame.tsx'

/** How all pages together are read. The period is in the address, as that of the report of a page. */
export function VisitsPage() {
  const [search, setSearch] = useSearchParams()
  const period = periodIn(search)
  const error = periodError(period)
  const report = useRead(calls['report-mgmt'].siteReports.visits, period, {
    enabled: error === undefined,
    placeholderData: keepShown,
  })
  const choose: ChoosePeriod = (change) =>
    setSearch((before) => withPeriod(before, change), { preventScrollReset: true, replace: true })
  return (
    <AdminFrame tab="visits">
      <PeriodControls {...{ period, error }} report={report.data?.data} isAhead={false} onChoose={choose} />
      {error === undefined && (
        <div aria-busy={report.isPlaceholderData || undefined}>
          <Loaded query={report} skeleton={<ReportSkeleton />} errorTitle="The visits didn’t load.">
            {({ data }) =>
              data.since === null ? (
                <EmptyState title="No visits yet">
                  A day shows up here once it has ended everywhere. Counting can be switched off by VISITS.
                </EmptyState>
              ) : (
                <ReportContent name="profile" report={data} onChoose={choose} />
              )
            }
          </Loaded>
        </div>
      )}
    </AdminFrame>
  )
}
