import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { useSession } from '../api/session.ts'
import { ButtonLink } from '../components/button-link.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { ErrorState } from '../components/error-state.tsx'
import {
  kindList,
  listingTitle,
  marketPath,
  newProfilePath,
  searchTitle,
  type KindFacts,
} from '../kinds/registry.ts'
import { ownList, savedList, useHomeLists, type LoadedList, type PageOfProfiles } from './home-lists.ts'
import styles from './home-page.module.css'
import { HomeSkeleton } from './home-skeleton.tsx'
import { OwnProfiles } from './own-profiles.tsx'
import { SavedProfiles } from './saved-profiles.tsx'

export function HomePage() {
  const isAdmin = useSession(({ person }) => person?.isAdmin === true)
  const [search] = useSearchParams()
  const own = useHomeLists(search, ownList)
  const saved = useHomeLists(search, savedList)
  if ([...own, ...saved].some(({ query }) => query.isPending)) return <HomeSkeleton />
  const listed = own.filter(isListed)
  const kept = saved.filter(isListed)
  if (listed.length === 0 && kept.length === 0) return <EmptyHome isAdmin={isAdmin} />
  const ownKinds = listed.map(({ summary }) => summary.kind)
  return (
    <div className={`page ${styles.page}`}>
      <div className={styles.head}>
        <h1 className={styles.title}>Home</h1>
        <div className={styles.actions}>
          {isAdmin && <QueueLink />}
          <ListingLinks kinds={ownKinds} />
        </div>
      </div>
      {listed.map(({ summary, query }) => (
        <Section
          key={summary.kind.name}
          id={`own-${summary.kind.name}`}
          title={`Your ${summary.kind.noun.other}`}
          query={query}
        >
          {(found) => <OwnProfiles summary={summary} found={found} />}
        </Section>
      ))}
      {listed.length === 0 && (
        <Nothing id="own" title="Your pages" actions={<ListingLinks kinds={kindList} />}>
          None yet. List yours, and organizers can find it once it is approved.
        </Nothing>
      )}
      {kept.map(({ summary, query }) => (
        <Section
          key={summary.kind.name}
          id={`saved-${summary.kind.name}`}
          title={`Saved ${summary.kind.noun.other}`}
          query={query}
        >
          {(found) => <SavedProfiles summary={summary} found={found} />}
        </Section>
      ))}
      {kept.length === 0 && (
        <Nothing id="saved" title="Saved" actions={<SearchLinks />}>
          Nothing yet. What you like or follow shows up here.
        </Nothing>
      )}
    </div>
  )
}

/** Whether a list has entries, or failed to load. */
const isListed = ({ query: { data } }: LoadedList) => data === undefined || data.count > 0

interface SectionProps {
  id: string
  title: string
  query: LoadedList['query']
  children: (found: PageOfProfiles) => ReactNode
}

/** A list, or an error in its place while the others stay. */
const Section = ({ id, title, query, children }: SectionProps) => (
  <section className={styles.section} aria-labelledby={id}>
    <h2 id={id} className={styles.heading}>
      {title} {query.data !== undefined && <span className="dim">{query.data.count}</span>}
    </h2>
    {query.data === undefined ? (
      <ErrorState isRetrying={query.isFetching} onRetry={() => void query.refetch()} />
    ) : (
      children(query.data)
    )}
  </section>
)

interface NothingProps {
  id: string
  title: string
  actions: ReactNode
  children: ReactNode
}

const Nothing = ({ id, title, actions, children }: NothingProps) => (
  <section className={styles.section} aria-labelledby={id}>
    <h2 id={id} className={styles.heading}>
      {title}
    </h2>
    <div className={styles.nothing}>
      <p className="mut">{children}</p>
      <div className={styles.actions}>{actions}</div>
    </div>
  </section>
)

const ListingLinks = ({ kinds }: { kinds: readonly KindFacts[] }) =>
  kinds.map((kind) => (
    <ButtonLink key={kind.name} to={newProfilePath(kind)} icon="plus">
      {listingTitle(kind)}
    </ButtonLink>
  ))

const SearchLinks = () =>
  kindList.map((kind) => (
    <ButtonLink key={kind.name} to={marketPath(kind)} icon="search">
      {searchTitle(kind)}
    </ButtonLink>
  ))

const QueueLink = () => (
  <ButtonLink to="/admin" icon="shield">
    Pending approval
  </ButtonLink>
)

const EmptyHome = ({ isAdmin }: { isAdmin: boolean }) => (
  <div className="page section">
    <EmptyState
      headingLevel="h1"
      title="Nothing here yet"
      actions={
        <>
          <SearchLinks />
          <ListingLinks kinds={kindList} />
          {isAdmin && <QueueLink />}
        </>
      }
    >
      Pages you like or follow show up here. Manage one? It will be here too.
    </EmptyState>
  </div>
)
