import { EmptyState } from '../components/display/empty-state.tsx'
import { Loaded } from '../page/loaded.tsx'
import { calls } from '../platform/calls/calls.ts'
import { keepShown } from '../platform/calls/use-observed.ts'
import { useRead } from '../platform/calls/use-read.ts'
import { ReportActions } from '../reports/files/report-actions.tsx'
import { PeriodControls } from '../reports/period-controls.tsx'
import { ReportBody } from '../reports/report-body.tsx'
import { ReportContent } from '../reports/report-content.tsx'
import { ReportSkeleton } from '../reports/report-skeleton.tsx'
import { usePeriod } from '../reports/use-period.ts'
import { AdminFrame } from './admin-frame.tsx'

/** How all pages together are read. */
export function VisitsPage() {
  const { period, error, choose } = usePeriod()
  const report = useRead(calls['report-mgmt'].siteReports.visits, period, {
    enabled: error === undefined,
    placeholderData: keepShown,
  })
  return (
    <AdminFrame
      tab="visits"
      actions={
        report.data && error === undefined && report.data.data.since !== null ? (
          <ReportActions
            shown={{
              path: '/all-pages',
              name: 'site',
              pageName: undefined,
              profileId: undefined,
              query: { ...period },
              report: report.data.data,
            }}
          />
        ) : undefined
      }
    >
      <PeriodControls {...{ period, error }} report={report.data?.data} isAhead={false} onChoose={choose} />
      {error === undefined && (
        <ReportBody isStale={report.isPlaceholderData}>
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
        </ReportBody>
      )}
    </AdminFrame>
  )
}
