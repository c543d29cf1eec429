import { useSearchParams } from 'react-router'
import { useSession } from '../../api/session.ts'
import { ButtonLink } from '../../components/button-link.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { ErrorState } from '../../components/error-state.tsx'
import styles from './home-page.module.css'
import { HomeSkeleton } from './home-skeleton.tsx'
import { OwnFacilities } from './own-facilities.tsx'
import { SavedFacilities } from './saved-facilities.tsx'
import { pageIn } from './home-pages.ts'
import { useOwnFacilities, useSavedFacilities } from './home-queries.ts'
import { kinds, marketPath, newProfilePath } from '../../kinds/registry.ts'

export function HomePage() {
  const isAdmin = useSession(({ person }) => person?.isAdmin === true)
  const [search] = useSearchParams()
  const own = useOwnFacilities(pageIn(search, 'page'))
  const saved = useSavedFacilities(pageIn(search, 'saved'))
  const failed = [own, saved].find(({ isError, data }) => isError && data === undefined)
  if (failed !== undefined)
    return (
      <div className="page section">
        <ErrorState
          isRetrying={failed.isFetching}
          onRetry={() => void Promise.all([own.refetch(), saved.refetch()])}
        />
      </div>
    )
  if (own.data === undefined || saved.data === undefined) return <HomeSkeleton />
  if (own.data.count === 0 && saved.data.count === 0) return <EmptyHome isAdmin={isAdmin} />
  return (
    <div className={`page ${styles.page}`}>
      <div className={styles.head}>
        <h1 className={styles.title}>Home</h1>
        <div className={styles.actions}>
          {isAdmin && <QueueLink />}
          {own.data.count > 0 && (
            <ButtonLink to={newProfilePath(kinds.facility)} icon="plus">
              List a facility
            </ButtonLink>
          )}
        </div>
      </div>
      <OwnFacilities found={own.data} />
      <SavedFacilities found={saved.data} />
    </div>
  )
}

/** For administrators, whose work begins there. */
const QueueLink = () => (
  <ButtonLink to="/admin" icon="shield">
    See what waits for approval
  </ButtonLink>
)

const EmptyHome = ({ isAdmin }: { isAdmin: boolean }) => (
  <div className="page section">
    <EmptyState
      headingLevel="h1"
      title="Nothing here yet"
      actions={
        <>
          <ButtonLink to={marketPath(kinds.facility)} variant="primary" icon="search">
            Search facilities
          </ButtonLink>
          <ButtonLink to={newProfilePath(kinds.facility)} icon="plus">
            List a facility
          </ButtonLink>
          {isAdmin && <QueueLink />}
        </>
      }
    >
      Save a facility with its heart and you find it here again. Run one yourself, and its page is kept from
      here.
    </EmptyState>
  </div>
)
