import type { ComponentType, ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { useSession } from '../api/session.ts'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { EmptyState } from '../components/display/empty-state.tsx'
import { ErrorState } from '../components/display/error-state.tsx'
import { Pagination } from '../components/display/pagination.tsx'
import type { Profile } from '../kinds/profile-calls.ts'
import type { ProfileSummary } from '../kinds/profile-summary.ts'
import { kindList, listingTitle, newProfilePath, type KindFacts } from '../kinds/registry.ts'
import { SearchLinks } from '../kinds/search-links.tsx'
import { DownloadMenu } from '../exports/download-menu.tsx'
import { ContactSection } from './contact-section.tsx'
import {
  ownList,
  savedList,
  toPage,
  useHomeLists,
  type HomeList,
  type LoadedList,
} from '../page/home-lists.ts'
import styles from './home-page.module.css'
import { useLists } from '../lists/list-calls.ts'
import { ListsSection } from '../lists/lists-section.tsx'
import { RecentSlot } from '../recent/recent-slot.tsx'
import { HomeSkeleton } from './home-skeleton.tsx'
import { OwnProfiles } from './own-profiles.tsx'
import { SavedProfiles } from './saved-profiles.tsx'

export function HomePage() {
  const isAdmin = useSession(({ person }) => person?.isAdmin === true)
  const [search] = useSearchParams()
  const own = useHomeLists(search, ownList)
  const saved = useHomeLists(search, savedList)
  const lists = useLists()
  const areListsPending = lists.data === undefined && !lists.isError
  if (areListsPending || [...own, ...saved].some(({ query }) => query.isPending)) return <HomeSkeleton />
  const listed = own.filter(isListed)
  const kept = saved.filter(isListed)
  if (listed.length === 0 && kept.length === 0 && lists.data?.items.length === 0)
    return (
      <div className={`page ${styles.page}`}>
        <h1 className={styles.title}>Home</h1>
        <ContactSection />
        <EmptyHome isAdmin={isAdmin} />
      </div>
    )
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
      <ContactSection />
      {listed.map((loaded) => (
        <Section key={loaded.summary.kind.name} {...loaded} list={ownList} Body={OwnProfiles} />
      ))}
      {listed.length === 0 && (
        <Nothing id="own" title="Your pages" actions={<ListingLinks kinds={kindList} />}>
          None yet. List yours, and organizers can find it once it is approved.
        </Nothing>
      )}
      {kept.map((loaded) => (
        <Section key={loaded.summary.kind.name} {...loaded} list={savedList} Body={SavedProfiles} />
      ))}
      {kept.length === 0 && (
        <Nothing id="saved" title="Saved" actions={<SearchLinks />}>
          Nothing yet. What you like or follow shows up here.
        </Nothing>
      )}
      <section className={styles.section} aria-labelledby="lists">
        <ListsSection lists={lists} headingClass={styles.heading} />
      </section>
      <RecentSlot className={styles.section} />
    </div>
  )
}

/** Whether a list has entries, or failed to load. */
const isListed = ({ query: { data } }: LoadedList) => data === undefined || data.count > 0

interface SectionProps extends LoadedList {
  list: HomeList
  Body: ComponentType<{ summary: ProfileSummary; profiles: readonly Profile[] }>
}

/** A list with links to its pages, or an error in its place while the others stay. */
function Section({ summary, query: { data, isFetching, refetch }, list, Body }: SectionProps) {
  const [search] = useSearchParams()
  const { kind } = summary
  const id = `${list.title.toLowerCase()}-${kind.name}`
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.sectionHead}>
        <h2 id={id} className={styles.heading}>
          {`${list.title} ${kind.noun.other} `}
          {data !== undefined && <span className="dim">{data.count}</span>}
        </h2>
        {data !== undefined && data.count > 0 && (
          <DownloadMenu
            isIcon
            things={`${list.title.toLowerCase()} ${kind.noun.other}`}
            request={(api, format) => list.file(kind.calls(api))({ data: { format } })}
          />
        )}
      </div>
      {data === undefined ? (
        <ErrorState isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Body summary={summary} profiles={data.profiles} />
      )}
      {data !== undefined && data.pageCount > 1 && (
        <Pagination
          label={`Pages of ${list.title.toLowerCase()} ${kind.noun.other}`}
          page={data.page}
          pageCount={data.pageCount}
          toPage={(page) => toPage(search, list, kind, page)}
        />
      )}
    </section>
  )
}

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

const QueueLink = () => (
  <ButtonLink to="/admin" icon="shield">
    Pending approval
  </ButtonLink>
)

const EmptyHome = ({ isAdmin }: { isAdmin: boolean }) => (
  <div className={styles.section}>
    <EmptyState
      title="Nothing here yet"
      actions={
        <>
          <SearchLinks />
          <ListingLinks kinds={kindList} />
          {isAdmin && <QueueLink />}
        </>
      }
    >
      Pages you like, follow or save to a list show up here. Manage one? It will be here too.
    </EmptyState>
    <RecentSlot />
  </div>
)
