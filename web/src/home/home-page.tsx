import type { ProfileKindName } from '@app/contract/owners.ts'
import type { AccountType } from '@app/contract/reference-lists/account-types.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useOwnUser } from '../api/own-account.ts'
import { useLazy, type Lazy } from '../components/use-lazy.ts'
import { askerName } from '../kind/waiting-affiliations.ts'
import { kindList, kinds } from '../kind/registry.ts'
import { useLists } from '../lists/list-calls.ts'
import { useHomeLists, type LoadedList } from '../kind/home-lists.ts'
import { ownList, savedList } from '../kind/profile-lists.ts'
import { localToday } from '../page/use-today.ts'
import { inDateOrder } from './date-order.ts'
import { HomeHead, ListingLinks } from './home-head.tsx'
import { useHomeData } from './home-data.ts'
import type { HomeFigures } from './home-figures.ts'
import styles from './home-page.module.css'
import { HomeSkeleton } from './home-skeleton.tsx'
import { useHomeState } from './home-state.ts'
import { ContactSkeleton, GuideSkeleton, LowerSkeleton } from './late-skeletons.tsx'
import { ListSection, Nothing, type ListBodyProps } from './list-section.tsx'
import { greeting, needsOf } from './needs.ts'
import { NeedsSection } from './needs-section.tsx'
import { OwnProfiles } from './own-profiles.tsx'
import type { OwnPages } from './page-needs.ts'
import { pagesIn, withPages } from './remembered-pages.ts'
import { useContacts } from './use-contacts.ts'

/** Apart, because its drafts must not be in the file that other pages share with home. */
const loadSeldom = () => import('./seldom-needs.ts')
const loadLate = () => import('./late-home.ts')
/** The parts of home that aren't needed to show what needs the reader and their pages, and its other addresses. They load beside home's data. */
export const useLateHome = () => useLazy(loadLate, true)

/** Loads home's own data first, then the lists of the reader's pages. */
export function HomePage({ figures }: { figures: HomeFigures }) {
  const [{ userActivityTab: view, userFeedOffset: offset }] = useHomeState()
  const home = useHomeData({ view, offset })
  const late = useLateHome()
  const seldom = useLazy(loadSeldom, true)
  if (home.data === undefined && !home.isError) return <HomeSkeleton />
  return <LoadedHome {...{ figures, late, seldom }} />
}

/** The kinds of pages that matter most to people of an account type, first those that matter most. */
const kindsOfAccount: Record<AccountType, readonly ProfileKindName[]> = {
  'Event Organizer': ['event', 'organization'],
  Facility: ['facility', 'hotel'],
  Destination: ['destination', 'facility'],
  Company: ['company', 'hotel', 'business'],
  Vendor: ['organization', 'company'],
  'Club Admin': ['organization', 'event'],
  Coach: ['event', 'organization'],
  Participant: ['event'],
  'Local Business': ['business', 'hotel', 'company'],
  Volunteer: ['event', 'organization'],
  Other: [],
}

const loadWelcome = () => import('./welcome/welcome.tsx')

interface LoadedHomeProps {
  figures: HomeFigures
  late: ReturnType<typeof useLateHome>
  seldom: Lazy<Awaited<ReturnType<typeof loadSeldom>>>
}

function LoadedHome(props: LoadedHomeProps) {
  const [state, change] = useHomeState()
  const [search] = useSearchParams()
  const pages = withPages(search, state.paginationStates)
  const own = useHomeLists(pages, ownList)
  const saved = useHomeLists(pages, savedList)
  const user = useOwnUser()
  const hasContacts = useHasContacts()
  // Following the first page must not end it.
  const [isWelcome, setIsWelcome] = useState<boolean>()
  const { part: welcome, hasFailed: hasWelcomeFailed } = useLazy(loadWelcome, isWelcome === true)

  const remember = useEffectEvent(() =>
    change({ paginationStates: { ...state.paginationStates, ...pagesIn(search) } }),
  )
  useEffect(() => {
    if (Object.keys(pagesIn(search)).length > 0) remember()
  }, [search])

  const isLoading = user.data === undefined && !user.isError
  if (isLoading || [...own, ...saved].some(({ query }) => query.isPending)) return <HomeSkeleton />
  const isEmpty = [...own, ...saved].every(({ query }) => query.data?.count === 0) && !hasContacts
  const isNew = user.data?.accountType === null && isEmpty && !state.isWelcomeSkipped
  if (isWelcome === undefined) setIsWelcome(isNew)
  const close = () => {
    setIsWelcome(false)
    window.scrollTo(0, 0)
  }
  if (isWelcome && user.data && !hasWelcomeFailed)
    return welcome ? (
      <welcome.Welcome user={user.data} figures={props.figures} onClose={close} />
    ) : (
      <HomeSkeleton />
    )
  return <FullHome {...props} {...{ own, saved }} />
}

/** Whether somebody asks the reader for something, the reader has begun something, or is an administrator. */
function useHasContacts(): boolean {
  const { rowCount, work, pageWork = [] } = useContacts()
  const lists = useLists()
  return rowCount > 0 || work !== undefined || pageWork.length > 0 || (lists.data?.items.length ?? 0) > 0
}

interface FullHomeProps extends LoadedHomeProps {
  own: readonly LoadedList[]
  saved: readonly LoadedList[]
}

function FullHome({ figures, late, seldom, own, saved }: FullHomeProps) {
  const today = localToday()
  const { data: user } = useOwnUser()
  const contacts = useContacts()
  const { links, affiliations, rowCount, unsent, work, pageWork } = contacts
  const accountType = user?.accountType ?? null
  const ownPages = loadedPages(own)
  const listed = inOrderOf(accountType, own.filter(isListed))
  const likelyKinds = accountType === null ? kindList : kindsOfAccount[accountType].map((name) => kinds[name])
  const asking = [
    ...links.map(({ only, name }) => only ?? name),
    ...(affiliations?.links ?? []).map(askerName),
  ]
  const needs = needsOf({
    ...contacts,
    seldom: seldom.part?.seldomNeeds({ unsent, work, pageWork }),
    pages: ownPages,
    today,
    user,
    links: {
      count: links.reduce((sum, { count }) => sum + count, 0) + (affiliations?.count ?? 0),
      names: asking,
    },
  })
  if ((work ?? unsent ?? pageWork?.[0]) && !seldom.part && !seldom.hasFailed) return <HomeSkeleton />
  const { part } = late
  const dates = part?.comingDates(own, saved, today) ?? []
  const guide = user && (part ? <part.Guide user={user} own={ownPages} /> : <GuideSkeleton />)
  return (
    <div className={`page ${styles.page}`}>
      <HomeHead
        title={greeting(needs.length, user?.name)}
        today={today}
        isOrganizer={accountType === 'Event Organizer'}
        addedKinds={listed.map(({ summary }) => summary.kind)}
      />
      <NeedsSection needs={needs} next={part?.nextDateText(dates[0])} />
      {part && <part.AdminSection {...{ work, needs }} />}
      {rowCount > 0 && (part ? <part.ContactSection /> : <ContactSkeleton rowCount={rowCount} />)}
      {part && <part.VenuesSection />}
      {part && listed.length === 0 && <part.InterestsSection />}
      {/* Where there are no pages, what to do comes before the offer to add one. */}
      {(accountType === null || listed.length === 0) && guide}
      {listed.map((loaded) => (
        <ListSection key={loaded.summary.kind.name} {...loaded} list={ownList} Body={OwnList} />
      ))}
      {listed.length === 0 ? (
        <Nothing id="own" title="Your pages" actions={<ListingLinks of={likelyKinds} />}>
          None yet. List yours, and people can find it once it is approved.
        </Nothing>
      ) : (
        accountType !== null && guide
      )}
      {part && listed.some(hasWeek) && <part.WeekSection />}
      {part && listed.length > 0 && <part.InterestsSection />}
      {part ? (
        <part.LowerHome {...{ figures, dates }} saved={saved.filter(isListed)} />
      ) : (
        <LowerSkeleton {...late} />
      )}
    </div>
  )
}

function OwnList({ summary, profiles, most }: ListBodyProps) {
  const today = localToday()
  return <OwnProfiles summary={summary} profiles={inDateOrder(summary, profiles, today).slice(0, most)} />
}

/** The kinds of the account type first. */
function inOrderOf(accountType: AccountType | null, lists: LoadedList[]): LoadedList[] {
  const first: readonly ProfileKindName[] = accountType === null ? [] : kindsOfAccount[accountType]
  const rank = ({ summary }: LoadedList) => {
    const place = first.indexOf(summary.kind.name)
    return place === -1 ? first.length : place
  }
  return lists.toSorted((one, other) => rank(one) - rank(other))
}

const loadedPages = (lists: readonly LoadedList[]): OwnPages[] =>
  lists.flatMap(({ summary, query: { data } }) =>
    data === undefined ? [] : [{ summary, profiles: data.items, count: data.count }],
  )

/** Organizers read of their events and organizations on the pages of these. */
const hasWeek = ({ summary: { kind } }: LoadedList) => kind.name !== 'event' && kind.name !== 'organization'

/** Whether a list has entries, or failed to load. */
const isListed = ({ query: { data } }: LoadedList) => data === undefined || data.count > 0
