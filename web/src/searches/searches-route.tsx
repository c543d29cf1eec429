import { useEffect } from 'react'
import { useNavigate, type LoaderFunctionArgs } from 'react-router'
import { Breadcrumbs } from '../components/display/breadcrumbs.tsx'
import { ErrorState } from '../components/display/error-state.tsx'
import { Skeleton } from '../components/display/skeleton.tsx'
import { NotFound } from '../kind/not-found.tsx'
import { isMissing } from '../page/null-if-missing.ts'
import head from '../page/page-head.module.css'
import { plainLoader, plainMeta } from '../page/plain-page.ts'
import { SignedInPage } from '../page/signed-in-page.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import { calls } from '../platform/calls/calls.ts'
import { useRead } from '../platform/calls/use-read.ts'
import { SavedSearchesList } from './saved-searches-list.tsx'
import { addressOfSearch } from './search-calls.ts'
import styles from './searches.module.css'

export const loader = (args: LoaderFunctionArgs) => ({ ...plainLoader(args), id: args.params['id'] })

export const meta = plainMeta('Saved searches', 'Your saved searches and their alerts.')

interface SearchesRouteProps {
  loaderData: ReturnType<typeof loader>
}

/** The reader's saved searches, or the one that a notification leads to. The browser loads them. */
export default function SearchesRoute({ loaderData: { id } }: SearchesRouteProps) {
  return (
    <SignedInPage
      skeleton={<SearchesSkeleton />}
      title="Log in to see your saved searches"
      text="Saved searches are private. We tell you about new matches."
      canSignUp
    >
      {id === undefined ? <SearchesPage /> : <OpenSearch key={id} id={id} />}
    </SignedInPage>
  )
}

const SearchesPage = () => (
  <div className={`page ${head.page}`}>
    <Stack gap="5">
      <Breadcrumbs items={[{ label: 'My account', to: '/account' }]} />
      <h1>Saved searches</h1>
      <SavedSearchesList />
    </Stack>
  </div>
)

/** Marks the matches as seen and goes on to the marketplace. */
function OpenSearch({ id }: { id: string }) {
  const navigate = useNavigate()
  const { data, error, isFetching, refetch } = useRead(calls['user-mgmt'].savedSearches.viewed, {
    searchId: id,
  })
  useEffect(() => {
    if (data) void navigate(addressOfSearch(data.data), { replace: true })
  }, [data, navigate])
  if (isMissing(error))
    return <NotFound>This saved search was deleted, or it belongs to somebody else.</NotFound>
  if (error)
    return (
      <div className="page section">
        <ErrorState isRetrying={isFetching} onRetry={() => void refetch()} />
      </div>
    )
  return <SearchesSkeleton />
}

const SearchesSkeleton = () => (
  <div className={`page ${head.page}`} aria-busy="true">
    <Stack gap="5">
      <h1>Saved searches</h1>
      <output className="sr">Loading</output>
      <Skeleton look="block" className={styles.skeleton} />
    </Stack>
  </div>
)
