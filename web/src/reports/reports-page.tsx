import { Link, Navigate } from 'react-router'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { EmptyState } from '../components/display/empty-state.tsx'
import { ErrorState } from '../components/display/error-state.tsx'
import { RuledItem, RuledList, RuledWords } from '../components/display/ruled-list.tsx'
import { capitalized, count } from '../components/format.ts'
import { countedNoun, profilePath } from '../kind/registry.ts'
import { cityAndState } from '../page/place-words.ts'
import { PageTitle } from '../page/page-title.tsx'
import { Row } from '../platform/boxes/row.tsx'
import { Section } from '../platform/boxes/section.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import { ReportSkeleton } from './report-skeleton.tsx'
import styles from './reports.module.css'
import { useOwnPages, type OwnKind } from '../kind/use-own-pages.ts'

/** Leads to the report of the reader's page, which they choose if there are several. */
export function ReportsPage() {
  const { own, isPending, isFetching, hasFailed, refetch } = useOwnPages()
  const [first] = own
  const [page] = first?.pages ?? []
  const isOnly = own.length === 1 && first?.count === 1 && !hasFailed
  if (!isPending && isOnly && page !== undefined)
    return <Navigate to={`${profilePath(first.kind, page.id)}/reports`} replace />
  return (
    <div className={`page ${styles.page}`}>
      <PageTitle>Reports</PageTitle>
      <Stack gap="6">
        <h1 className="h1">Reports</h1>
        {isPending ? (
          <ReportSkeleton />
        ) : (
          <>
            {own.length === 0 && !hasFailed && <NoPages />}
            {own.map((each) => (
              <OwnReports key={each.kind.name} {...each} />
            ))}
            {hasFailed && <ErrorState isRetrying={isFetching} onRetry={refetch} />}
          </>
        )}
        <Row gap="2 6">
          <Link className="link" to="/reports/leaderboards">
            Leaderboards
          </Link>
          <Link className="link" to="/reports/requests">
            What the market asks for
          </Link>
        </Row>
      </Stack>
    </div>
  )
}

const NoPages = () => (
  <EmptyState
    title="You are on no team yet"
    headingLevel="h2"
    actions={<ButtonLink to="/home">Find or add your page</ButtonLink>}
  >
    A report shows a page’s team how often it was read, seen and used. Those of your pages show up here.
  </EmptyState>
)

const OwnReports = ({ kind, pages, count: all }: OwnKind) => (
  <Section title={`${capitalized(kind.noun.other)} ${count(all)}`} look="h3">
    <RuledList aria-label={capitalized(kind.noun.other)}>
      {pages.map((page) => (
        <RuledItem key={page.id}>
          <RuledWords isLong>
            <Link
              className="link"
              to={`${profilePath(kind, page.id)}/reports`}
              aria-label={`Report on ${page.name}`}
            >
              {page.name}
            </Link>
            <span className="mut">{cityAndState(page)}</span>
          </RuledWords>
        </RuledItem>
      ))}
    </RuledList>
    {all > pages.length && (
      <Link className="link sm" to={`/home#your-${kind.name}`}>
        {`All ${countedNoun(all, kind)}`}
      </Link>
    )}
  </Section>
)
