import { opens, type GateMembership } from '@app/contract/gates.ts'
import type { ProfileKindName } from '@app/contract/owners.ts'
import type { AccountType } from '@app/contract/reference-lists/account-types.ts'
import type { ComponentType, ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { useOwnUser, type UserProfile } from '../api/own-account.ts'
import { useSession } from '../api/session.ts'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { EmptyState } from '../components/display/empty-state.tsx'
import { ErrorState } from '../components/display/error-state.tsx'
import { Pagination } from '../components/display/pagination.tsx'
import type { Profile } from '../kinds/profile-calls.ts'
import type { ProfileSummary } from '../kinds/profile-summary.ts'
import { kindList, kinds, listingTitle, newProfilePath, type KindFacts } from '../kinds/registry.ts'
import { SearchLinks } from '../kinds/search-links.tsx'
import { DownloadMenu } from '../exports/download-menu.tsx'
import { AccountStepsSection } from './account-steps-section.tsx'
import { accountSteps, kindsOfAccount } from './account-steps.ts'
import { AccountTypeChoice } from './account-type-choice.tsx'
import { ContactSection } from './contact-section.tsx'
import {
  ownList,
  savedList,
  toPage,
  useHomeLists,
  type HomeList,
  type LoadedList,
} from '../page/home-lists.ts'
import { useToday } from '../page/use-today.ts'
import styles from './home-page.module.css'
import { useLists } from '../lists/list-calls.ts'
import { ListsSection } from '../lists/lists-section.tsx'
import { RecentSlot } from '../recent/recent-slot.tsx'
import { HomeSkeleton } from './home-skeleton.tsx'
import { inDateOrder } from './date-order.ts'
import { NeedsSection } from './needs-section.tsx'
import { needsOf, type OwnPages } from './needs.ts'
import { OwnProfiles } from './own-profiles.tsx'
import { SavedProfiles } from './saved-profiles.tsx'

export function HomePage() {
  const isAdmin = useSession(({ person }) => person?.isAdmin === true)
  const [search] = useSearchParams()
  const today = useToday('')
  const own = useHomeLists(search, ownList)
  const saved = useHomeLists(search, savedList)
  const lists = useLists()
  const user = useOwnUser()
  const isLoading = [lists, user].some(({ data, isError }) => data === undefined && !isError)
  if (isLoading || [...own, ...saved].some(({ query }) => query.isPending)) return <HomeSkeleton />
  const accountType = user.data?.accountType ?? null
  const listed = inOrderOf(accountType, own.filter(isListed))
  const kept = saved.filter(isListed)
  const guide = user.data && <Guide user={user.data} own={own} />
  if (listed.length === 0 && kept.length === 0 && lists.data?.items.length === 0)
    return (
      <div className={`page ${styles.page}`}>
        <h1 className={styles.title}>Home</h1>
        <ContactSection />
        {guide}
        <EmptyHome isAdmin={isAdmin} hasGuide={accountType !== null} />
      </div>
    )
  const ownKinds = listed.map(({ summary }) => summary.kind)
  const likelyKinds = accountType === null ? kindList : kindsOfAccount(accountType).map((name) => kinds[name])
  return (
    <div className={`page ${styles.page}`}>
      <div className={styles.head}>
        <h1 className={styles.title}>Home</h1>
        <div className={styles.actions}>
          {isAdmin && <QueueLink />}
          {opens('rfpMarketplace', membershipsIn(own)) && <VenueRequestsLink />}
          <ListingLinks of={ownKinds} />
        </div>
      </div>
      <NeedsSection needs={needsOf(loadedPages(own), today)} />
      <ContactSection />
      {accountType === null && guide}
      {listed.map((loaded) => (
        <Section key={loaded.summary.kind.name} {...loaded} list={ownList} Body={OwnList} />
      ))}
      {listed.length === 0 && (
        <Nothing id="own" title="Your pages" actions={<ListingLinks of={likelyKinds} />}>
          None yet. List yours, and people can find it once it is approved.
        </Nothing>
      )}
      {accountType !== null && guide}
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

function OwnList({ summary, profiles }: SectionBodyProps) {
  const today = useToday('')
  return <OwnProfiles summary={summary} profiles={inDateOrder(summary, profiles, today)} />
}

/** The kinds of the account type first. */
function inOrderOf(accountType: AccountType | null, lists: LoadedList[]): LoadedList[] {
  const first: readonly ProfileKindName[] = accountType === null ? [] : kindsOfAccount(accountType)
  const rank = ({ summary }: LoadedList) => {
    const place = first.indexOf(summary.kind.name)
    return place === -1 ? first.length : place
  }
  return lists.toSorted((one, other) => rank(one) - rank(other))
}

const loadedPages = (lists: readonly LoadedList[]): OwnPages[] =>
  lists.flatMap(({ summary, query: { data } }) =>
    data === undefined ? [] : [{ summary, profiles: data.profiles, count: data.count }],
  )

/** Next steps that fit the account type, or the question for it. */
function Guide({ user: { id, accountType }, own }: { user: UserProfile; own: readonly LoadedList[] }) {
  if (accountType === null) return <AccountTypeChoice userId={id} />
  const counts = new Map(loadedPages(own).map(({ summary, count }) => [summary.kind.name, count]))
  const steps = accountSteps(accountType, counts)
  return <AccountStepsSection {...{ accountType, steps }} />
}

/** Whether a list has entries, or failed to load. */
const isListed = ({ query: { data } }: LoadedList) => data === undefined || data.count > 0

interface SectionBodyProps {
  summary: ProfileSummary
  profiles: readonly Profile[]
}

interface SectionProps extends LoadedList {
  list: HomeList
  Body: ComponentType<SectionBodyProps>
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

const ListingLinks = ({ of }: { of: readonly KindFacts[] }) =>
  of.map((kind) => (
    <ButtonLink key={kind.name} to={newProfilePath(kind)} icon="plus">
      {listingTitle(kind)}
    </ButtonLink>
  ))

const QueueLink = () => (
  <ButtonLink to="/admin" icon="shield">
    Pending approval
  </ButtonLink>
)

const membershipsIn = (lists: readonly LoadedList[]): GateMembership[] =>
  loadedPages(lists).flatMap(({ summary, profiles }) =>
    profiles.map(({ membership }) => ({ kind: summary.kind.name, ...membership })),
  )

/** To the RFP marketplace. */
const VenueRequestsLink = () => (
  <ButtonLink to="/events/rfps" icon="search">
    Looking for a venue
  </ButtonLink>
)

const EmptyHome = ({ isAdmin, hasGuide }: { isAdmin: boolean; hasGuide: boolean }) => (
  <div className={styles.section}>
    <EmptyState
      title="Nothing here yet"
      actions={
        <>
          {!hasGuide && <SearchLinks />}
          {isAdmin && <QueueLink />}
        </>
      }
    >
      Pages you like, follow or save to a list show up here. Manage one? It will be here too.
    </EmptyState>
    <RecentSlot />
  </div>
)
