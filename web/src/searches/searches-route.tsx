import { useEffect } from 'react'
import { useNavigate, type LoaderFunctionArgs } from 'react-router'
import { useApi } from '../api/use-api.ts'
import { Breadcrumbs } from '../components/display/breadcrumbs.tsx'
import { ErrorState } from '../components/display/error-state.tsx'
import { Skeleton } from '../components/display/skeleton.tsx'
import { NotFound } from '../kind/not-found.tsx'
import { isMissing } from '../page/null-if-missing.ts'
import { plainLoader, plainMeta } from '../page/plain-page.ts'
import { SignedInPage } from '../page/signed-in-page.tsx'
import { SavedSearchesList } from './saved-searches-list.tsx'
import { addressOfSearch, searchKey } from './search-calls.ts'
import styles from './searches-route.module.css'

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
  <div className={`page ${styles.page}`}>
    <Breadcrumbs items={[{ label: 'My account', to: '/account' }]} />
    <h1 className={styles.title}>Saved searches</h1>
    <SavedSearchesList />
  </div>
)

/** Marks the matches as seen and goes on to the marketplace. */
function OpenSearch({ id }: { id: string }) {
  const navigate = useNavigate()
  const { data, error, isFetching, refetch } = useApi(
    searchKey(id),
    async (api) => (await api['user-mgmt'].savedSearches.viewed({ searchId: id })).data,
    { retry: (count, failure) => !isMissing(failure) && count < 1 },
  )
  useEffect(() => {
    if (data) void navigate(addressOfSearch(data), { replace: true })
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
  <div className={`page ${styles.page}`} aria-busy="true">
    <h1 className={styles.title}>Saved searches</h1>
    <output className="sr">Loading</output>
    <Skeleton look="block" className={styles.skeleton} />
  </div>
)
