import { useLoaderData, useParams, type LoaderFunctionArgs } from 'react-router'
import { useStatus } from '../api/status.ts'
import { ErrorState } from '../components/display/error-state.tsx'
import { useLazy } from '../components/use-lazy.ts'
import { landingFigures } from '../kind/landing/landing-figures.server.ts'
import { landingSearch } from '../kind/landing/landing-search.ts'
import { namedSports } from '../page/named-sports.server.ts'
import { plainMeta } from '../page/plain-page.ts'
import { SignedInPage } from '../page/signed-in-page.tsx'
import { surroundings } from '../page/surroundings.ts'
import { HomePage, useLateHome } from './home-page.tsx'
import { HomeSkeleton } from './home-skeleton.tsx'

/** What is the same for everybody. The browser loads the reader's own. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { api, brand, origin } = context.get(surroundings)
  const { featured, states, categories } = await landingFigures(api, landingSearch.kind)
  return { brand, origin, figures: { featured, states, categories, sports: namedSports() } }
}

export const shouldRevalidate = () => false

export const meta = plainMeta(
  'Home',
  'What needs you, what is new on the pages you follow, and the pages you manage.',
)

export default function HomeRoute() {
  const { figures } = useLoaderData<typeof loader>()
  const { part } = useParams()
  return (
    <SignedInPage
      skeleton={<HomeSkeleton />}
      title="Log in to see your home"
      text="Find the pages you manage, with next steps for each, and those you saved."
      canSignUp
    >
      <Maintenance />
      {part === undefined ? <HomePage figures={figures} /> : <Work part={part} />}
    </SignedInPage>
  )
}

/** The reader's pages, calendars or lists. One route, because each page has a list of all routes. */
function Work({ part }: { part: string }) {
  const { part: late, hasFailed, retry } = useLateHome()
  if (hasFailed) return <ErrorState onRetry={retry} />
  return late ? <late.WorkPage part={part} /> : <HomeSkeleton />
}

const loadBanner = () => import('./maintenance-banner.tsx')

/** Loaded during a maintenance only. */
function Maintenance() {
  const status = useStatus()
  const { part } = useLazy(loadBanner, status.maintenanceMode)
  return status.maintenanceMode && part ? <part.MaintenanceBanner {...status} /> : null
}
