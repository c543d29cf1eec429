import type { Report } from '@app/contract/reports/report-schema.ts'
import { useSearchParams } from 'react-router'
import { useIsOpen } from '../../api/user-state.ts'
import { ButtonLink } from '../../components/actions/button-link.tsx'
import { Breadcrumbs } from '../../components/display/breadcrumbs.tsx'
import { EmptyState } from '../../components/display/empty-state.tsx'
import { GateAsk } from '../../page/gate-ask.tsx'
import { PageTitle } from '../../page/page-title.tsx'
import { Loaded } from '../../page/loaded.tsx'
import { Grid } from '../../platform/boxes/grid.tsx'
import { Row, Toolbar } from '../../platform/boxes/row.tsx'
import { Stack } from '../../platform/boxes/stack.tsx'
import { calls } from '../../platform/calls/calls.ts'
import { keepShown } from '../../platform/calls/use-observed.ts'
import { useRead } from '../../platform/calls/use-read.ts'
import { chartsOf } from '@app/contract/reports/charts.ts'
import { openText } from '@app/contract/reports/report-words.ts'
import { ReportActions } from '../files/report-actions.tsx'
import { ReportCards } from '../report-cards.tsx'
import { ReportChart } from '../report-chart.tsx'
import { ReportFilter } from '../report-filter.tsx'
import { ReportSkeleton } from '../report-skeleton.tsx'
import { ReportTable } from '../report-table.tsx'
import styles from '../reports.module.css'
import { comparedPages, FittingPages, fittingPath } from './fitting-pages.tsx'
import { marketFilterIn, MarketFilters } from './market-filters.tsx'
import { StateMap } from './state-map.tsx'

const marketPath = '/events/rfps'
/** Pages whose states have a ring. */
const mostManaged = 100
/** Sports that are chips. The table has all. */
const mostSports = 12

interface RfpsOverviewPageProps {
  /** The postal abbreviations of states by their names. */
  codes: Readonly<Record<string, string>>
}

/** What organizers who look for a venue ask for: figures without names, for everybody who is signed in. */
export function RfpsOverviewPage({ codes }: RfpsOverviewPageProps) {
  const [search] = useSearchParams()
  const filter = marketFilterIn(search)
  const overview = useRead(calls['report-mgmt'].rfpReports.overview, filter, { placeholderData: keepShown })
  return (
    <div className={`page ${styles.page}`}>
      <PageTitle>Requests in the market</PageTitle>
      <Breadcrumbs
        items={[{ label: 'Looking for a venue', to: marketPath }, { label: 'Requests in the market' }]}
      />
      <Stack gap="6">
        <Toolbar>
          <Stack gap="1">
            <h1 className="h1">Requests in the market</h1>
            <p className="sm mut">Every open request of the RFP marketplace, without names</p>
          </Stack>
          <Row gap="2">
            {overview.data && (
              <ReportActions
                isSecond
                shown={{
                  path: '/events/rfps/overview',
                  name: 'rfps',
                  pageName: undefined,
                  profileId: undefined,
                  query: filter,
                  report: overview.data.data,
                }}
              />
            )}
            <div className="no-print">
              <Next />
            </div>
          </Row>
        </Toolbar>
        <div aria-busy={overview.isPlaceholderData || undefined} className={styles.content}>
          <Loaded query={overview} skeleton={<ReportSkeleton />} errorTitle="The overview didn’t load.">
            {({ data }) => (
              <Overview report={data} codes={codes} isFiltered={Object.keys(filter).length > 0} />
            )}
          </Loaded>
        </div>
      </Stack>
    </div>
  )
}

/** The pages that the reader manages. */
const useManaged = () =>
  useRead(calls['contact-mgmt'].membershipAsks.my, { take: mostManaged }).data?.data ?? []

/** Where the requests themselves are, for whom the marketplace is open, and else how to open it. */
function Next() {
  const [page] = comparedPages(useManaged())
  const isOpen = useIsOpen('enableRfpMarketplace')
  if (isOpen === undefined) return null
  return isOpen ? (
    <ButtonLink to={page === undefined ? marketPath : fittingPath(page)} variant="primary">
      See requests that fit you
    </ButtonLink>
  ) : (
    <GateAsk gate="rfpMarketplace" />
  )
}

/** As tall as the map of states. */
const rowsBesideMap = 12

interface OverviewProps extends RfpsOverviewPageProps {
  report: Report
  isFiltered: boolean
}

function Overview({ report, codes, isFiltered }: OverviewProps) {
  const managed = useManaged()
  const pages = comparedPages(managed)
  const isOpen = useIsOpen('enableRfpMarketplace')
  const { today, comparedWith, figures, series, tables, notes } = report
  const [states, sports, ...others] = tables
  if (figures[0]?.value === 0 && !isFiltered)
    return (
      <EmptyState title="No open requests right now">
        What organizers ask for shows up here as soon as they publish a request.
      </EmptyState>
    )
  return (
    <Stack gap="6">
      <Stack gap="3">
        <ReportFilter report={report} most={mostSports} />
        <MarketFilters today={today} pages={managed.map(({ profile }) => profile)} />
        <ReportCards {...{ figures, comparedWith }} />
        <p className="sm mut">{openText(report)}</p>
      </Stack>
      {isOpen && pages.length > 0 && <FittingPages pages={pages} />}
      <Grid columns="main side" gap="6" align="start">
        {states && (
          <StateMap
            table={states}
            codes={codes}
            own={new Set(managed.flatMap(({ place }) => place.state ?? []))}
          />
        )}
        {sports && <ReportTable table={sports} rowsAtFirst={rowsBesideMap} />}
      </Grid>
      {chartsOf(series).map((chart) => (
        <ReportChart
          key={chart.whole.name}
          {...{ chart, comparedWith, today }}
          slots={chart.whole.points.length}
        />
      ))}
      {others.map((table) => (
        <ReportTable key={table.name} table={table} />
      ))}
      <Stack gap="2" width="reading">
        {notes.map((note) => (
          <p key={note} className="sm mut">
            {note}
          </p>
        ))}
      </Stack>
    </Stack>
  )
}
