import { profileKinds } from '@app/contract/owners.ts'
import { regionNames, stateNames, states } from '@app/contract/reference-lists/regions.ts'
import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router'
import { kinds } from '../kind/registry.ts'
import { NotFound } from '../kind/not-found.tsx'
import { plainLoader, plainMeta } from '../page/plain-page.ts'
import { SignedInPage } from '../page/signed-in-page.tsx'
import { LazyPage, RequestSkeleton } from '../requests/lazy-page.tsx'
import type { ReportKind } from './report-names.ts'

const load = () => import('./report-page.tsx')
const loadStory = () => import('./story-report-page.tsx')
const loadBoards = () => import('./leaderboard/leaderboard-page.tsx')
const loadChoice = () => import('./reports-page.tsx')
const loadMarket = () => import('./rfps/rfps-overview-page.tsx')

/**
 * One route for the reports of all kinds of pages, of which the first part of its path says which, and for what everybody may read, which has no page.
 * Each route makes every first load larger.
 */
export const loader = (args: LoaderFunctionArgs) => {
  const { pages, id, report, board } = args.params
  return {
    ...plainLoader(args),
    page:
      pages === undefined
        ? undefined
        : { kind: reportKinds.find((name) => pathOf(name) === `/${pages}`), id },
    report,
    board,
    areas: pages === undefined ? areas : undefined,
  }
}

const reportKinds = [...profileKinds, 'story'] as const
const pathOf = (kind: ReportKind) => (kind === 'story' ? '/stories' : kinds[kind].path)

const areas = {
  regions: [...regionNames],
  states: [...stateNames],
  /** The postal abbreviations by name. */
  codes: Object.fromEntries(states.map(({ name, code }) => [name, code])),
}

/** The browser loads the report, also after another period is chosen. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname

export const meta = plainMeta('Report', 'How often a page was read, seen and used.')

interface ReportRouteProps {
  loaderData: ReturnType<typeof loader>
}

export default function ReportRoute({ loaderData: { page, report, board, areas: lists } }: ReportRouteProps) {
  if (page === undefined) return lists ? <SharedReport {...{ report, board, lists }} /> : <NotFound />
  const { kind, id } = page
  if (kind === undefined || id === undefined || board !== undefined) return <NotFound />
  if (kind === 'story' && report !== undefined) return <NotFound />
  return <TeamReport {...{ kind, id, report }} />
}

interface TeamReportProps {
  kind: ReportKind
  /** Of a page, or the address of a story. */
  id: string
  report: string | undefined
}

const TeamReport = ({ kind, id, report }: TeamReportProps) => (
  <SignedInPage
    skeleton={<RequestSkeleton />}
    title="Log in to see the report"
    text="The report of a page is for its team."
  >
    {kind === 'story' ? (
      <LazyPage load={loadStory}>{({ StoryReportPage }) => <StoryReportPage key={id} slug={id} />}</LazyPage>
    ) : (
      <LazyPage load={load}>{({ ReportPage }) => <ReportPage key={id} {...{ kind, id, report }} />}</LazyPage>
    )}
  </SignedInPage>
)

interface SharedReportProps {
  report: string | undefined
  board: string | undefined
  lists: typeof areas
}

/** The choice of a page, the leaderboards, and what the market asks for: for everybody who is signed in. */
function SharedReport({ report, board, lists: { regions, states: stateList, codes } }: SharedReportProps) {
  if (report === 'requests' && board === undefined)
    return (
      <SignedInPage
        skeleton={<RequestSkeleton />}
        title="Log in to see what the market asks for"
        text="It shows where organizers look, for which sports and when, without names."
        canSignUp
      >
        <LazyPage load={loadMarket}>{({ RfpsOverviewPage }) => <RfpsOverviewPage codes={codes} />}</LazyPage>
      </SignedInPage>
    )
  if (report === undefined)
    return (
      <SignedInPage
        skeleton={<RequestSkeleton />}
        title="Log in to see your reports"
        text="The report of a page is for its team."
      >
        <LazyPage load={loadChoice}>{({ ReportsPage }) => <ReportsPage />}</LazyPage>
      </SignedInPage>
    )
  if (report !== 'leaderboards') return <NotFound />
  return (
    <SignedInPage
      skeleton={<RequestSkeleton />}
      title="Log in to see the leaderboard"
      text="It shows where your page stands among others of its kind."
      canSignUp
    >
      <LazyPage load={loadBoards}>
        {({ LeaderboardPage }) => <LeaderboardPage key={board} {...{ board, regions }} states={stateList} />}
      </LazyPage>
    </SignedInPage>
  )
}
