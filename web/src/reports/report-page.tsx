import type { ProfileKindName } from '@app/contract/owners.ts'
import { reportLabels, type ReportName } from '@app/contract/reports/report-labels.ts'
import type { ReactNode } from 'react'
import { Breadcrumbs } from '../components/display/breadcrumbs.tsx'
import { TabLinks } from '../components/display/tab-links.tsx'
import { PageTitle } from '../page/page-title.tsx'
import { NotFound } from '../kind/not-found.tsx'
import { kinds, profilePath } from '../kind/registry.ts'
import { Loaded } from '../page/loaded.tsx'
import { isMissing, isNotOwn } from '../page/null-if-missing.ts'
import { Toolbar } from '../platform/boxes/row.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import { callsOf } from '../platform/calls/calls.ts'
import { keepShown } from '../platform/calls/use-observed.ts'
import { useRead } from '../platform/calls/use-read.ts'
import { ReportActions } from './files/report-actions.tsx'
import { pageReportPath } from './files/report-file.ts'
import { boardOf, boardPath } from './leaderboard/boards.ts'
import { PeriodControls } from './period-controls.tsx'
import { ReportBody } from './report-body.tsx'
import { ReportContent } from './report-content.tsx'
import {
  comparesItself,
  comparesEditions,
  filterIn,
  isAhead,
  reportCall,
  reportNamed,
  reportsOf,
  type ReportKind,
} from './report-names.ts'
import { StaleNote } from './report-notes.tsx'
import { ReportSkeleton } from './report-skeleton.tsx'
import styles from './reports.module.css'
import { usePeriod } from './use-period.ts'

interface ReportPageProps {
  kind: ProfileKindName
  id: string
  /** Of the address. */
  report: string | undefined
}

/** The reports of a page. */
export function ReportPage({ kind, id, report }: ReportPageProps) {
  const name = reportNamed(kind, report)
  return name === undefined ? <NotFound /> : <PageReport {...{ kind, id, name }} />
}

interface PageReportProps {
  kind: ProfileKindName
  id: string
  name: ReportName
}

function PageReport({ kind, id, name }: PageReportProps) {
  const { search } = usePeriod()
  const { data, error } = useRead<{ id: string }, { data: { name: string } }>(
    callsOf((api) => kinds[kind].calls(api)).get,
    { id },
  )
  if (isNotOwn(error)) return <NoReport />
  return (
    <NamedReport
      {...{ kind, id, name }}
      subject={{ name: data?.data.name, to: profilePath(kinds[kind], id) }}
      path={pageReportPath(kind, id, name)}
      profileId={id}
      tabs={reportsOf(kind).length > 1 && <ReportTabs {...{ kind, id, name, search }} />}
    />
  )
}

const NoReport = () => (
  <NotFound>This report doesn’t exist, or it is for a team that you don’t belong to.</NotFound>
)

interface NamedReportProps {
  kind: ReportKind
  id: string
  name: ReportName
  /** What it is about. Its name is undefined until that is loaded. */
  subject: { name: string | undefined; to: string }
  /** Of its call, in its service. */
  path: string
  /** Whose report can be emailed. */
  profileId?: string
  /** The other reports. */
  tabs?: ReactNode
}

/** A report of a page or a story. */
export function NamedReport({ kind, id, name, subject, path, profileId, tabs }: NamedReportProps) {
  const { search, period, error, choose } = usePeriod()
  const { compare: asked, ...days } = period
  const isEdition = comparesEditions(kind, name) && search.get('compare') === 'edition'
  // An event that has no edition before is compared as usual.
  const edition = useRead(
    reportCall(kind, name),
    { id, ...days, compare: 'edition' },
    { enabled: isEdition && error === undefined },
  )
  const compare = isEdition && !isMissing(edition.error) ? ('edition' as const) : asked
  const query = {
    ...days,
    ...(!comparesItself(name) && { compare }),
    ...filterIn(name, search),
  }
  const report = useRead(
    reportCall(kind, name),
    { id, ...query },
    { enabled: error === undefined, placeholderData: keepShown },
  )
  if (isNotOwn(report.error)) return <NoReport />
  const pageName = subject.name
  // Printed and in a list of tabs, reports of a page differ by it.
  const about = name === 'profile' ? '' : `: ${reportLabels[name]}`
  return (
    <div className={`page ${styles.page}`}>
      <PageTitle>{`Report${pageName === undefined ? '' : ` on ${pageName}`}${about}`}</PageTitle>
      <Breadcrumbs items={[{ label: pageName ?? 'Page', to: subject.to }, { label: 'Report' }]} />
      <Stack gap="6">
        <Toolbar>
          <h1 className="h1">{`Report${about}`}</h1>
          {report.data && error === undefined && (
            <ReportActions
              shown={{
                path,
                name,
                pageName,
                query,
                profileId,
                report: report.data.data,
              }}
            />
          )}
        </Toolbar>
        {tabs}
        <PeriodControls
          {...{ error }}
          period={{ ...period, compare }}
          report={report.data?.data}
          isAhead={isAhead(name)}
          isCompared={!comparesItself(name)}
          onChoose={choose}
        />
        {error === undefined && (
          <ReportBody isStale={report.isPlaceholderData}>
            {report.data !== undefined && report.error !== null && (
              <StaleNote
                readAt={report.dataUpdatedAt}
                error={report.error}
                isRetrying={report.isFetching}
                onRetry={() => void report.refetch()}
              />
            )}
            <Loaded query={report} skeleton={<ReportSkeleton />} errorTitle="The report didn’t load.">
              {({ data }) => (
                <ReportContent {...{ name }} report={data} pagePath={subject.to} onChoose={choose} />
              )}
            </Loaded>
          </ReportBody>
        )}
      </Stack>
    </div>
  )
}

interface ReportTabsProps extends PageReportProps {
  search: URLSearchParams
}

/** The other reports, of the same period. */
const ReportTabs = ({ kind, id, name, search }: ReportTabsProps) => (
  <TabLinks
    label="Reports"
    className="no-print"
    tabs={[
      ...reportsOf(kind).map((each) => ({
        label: reportLabels[each],
        to: `${profilePath(kinds[kind], id)}/reports${each === 'profile' ? '' : `/${each}`}${search.size > 0 ? `?${search}` : ''}`,
        isCurrent: each === name,
      })),
      ...boardTab(kind, id),
    ]}
  />
)

/** Where the page stands among others, if its kind is ranked. */
function boardTab(kind: ProfileKindName, id: string) {
  const board = boardOf[kind]
  return board === undefined
    ? []
    : [{ label: 'Leaderboard', to: boardPath(board, `?id=${id}`), isCurrent: false }]
}
