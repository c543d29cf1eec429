import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { RuledItem, RuledList, RuledWords } from '../components/display/ruled-list.tsx'
import { useHomeLists, type LoadedList } from '../kind/home-lists.ts'
import { NotFound } from '../kind/not-found.tsx'
import { ownList } from '../kind/profile-lists.ts'
import { kindList, kinds, profilePath, type KindFacts } from '../kind/registry.ts'
import { useLists } from '../lists/list-calls.ts'
import { OwnLists } from '../lists/lists-section.tsx'
import { PageTitle } from '../page/page-title.tsx'
import { cityAndState } from '../page/place-words.ts'
import { ListingLinks } from './home-head.tsx'
import styles from './home-page.module.css'
import { HomeSkeleton } from './home-skeleton.tsx'
import { ListSection, Nothing, type ListBodyProps } from './list-section.tsx'
import { OwnProfiles } from './own-profiles.tsx'

/** What the entries of the Me menu open, by the last part of their addresses. */
const parts: Record<string, { title: string; Content: () => ReactNode }> = {
  pages: { title: 'Your pages', Content: OwnPages },
  calendars: { title: 'Calendars', Content: OwnCalendars },
  lists: { title: 'Lists', Content: AllLists },
}

/** The pages, the calendars or the lists of the reader. */
export function WorkPage({ part }: { part: string }) {
  const shown = Object.hasOwn(parts, part) ? parts[part] : undefined
  if (shown === undefined) return <NotFound />
  return (
    <div className={`page ${styles.page}`}>
      <PageTitle>{shown.title}</PageTitle>
      <h1 className={styles.title}>{shown.title}</h1>
      <shown.Content />
    </div>
  )
}

interface OwnProps {
  of: readonly KindFacts[]
  Body: (props: ListBodyProps) => ReactNode
  /** If there are none. */
  nothing: ReactNode
}

/** The reader's pages of these kinds. */
function Own({ of, Body, nothing }: OwnProps) {
  const [search] = useSearchParams()
  const lists = useHomeLists(search, ownList).filter(({ summary }) => of.includes(summary.kind))
  if (lists.some(({ query }) => query.isPending)) return <HomeSkeleton />
  const listed = lists.filter(isListed)
  if (listed.length === 0)
    return (
      <Nothing id="own" title="None yet" actions={<ListingLinks of={of} />}>
        {nothing}
      </Nothing>
    )
  return listed.map((loaded) => (
    <ListSection key={loaded.summary.kind.name} {...loaded} list={ownList} Body={Body} />
  ))
}

/** Whether a list has entries, or failed to load. */
const isListed = ({ query: { data } }: LoadedList) => data === undefined || data.count > 0

function OwnPages() {
  return (
    <Own
      of={kindList}
      Body={Pages}
      nothing="List a page, and people can find it once it is approved. Its calendar and its leads are here too."
    />
  )
}

const Pages = ({ summary, profiles, most }: ListBodyProps) => (
  <OwnProfiles summary={summary} profiles={profiles.slice(0, most)} />
)

function OwnCalendars() {
  return (
    <Own
      of={[kinds.facility]}
      Body={Calendars}
      nothing="A facility’s calendar shows what takes its spaces, and tells organizers when it is free. List a facility to get one."
    />
  )
}

const Calendars = ({ summary, profiles, most }: ListBodyProps) => (
  <RuledList>
    {profiles.slice(0, most).map((profile) => (
      <RuledItem key={profile.id}>
        <RuledWords>
          <Link className="link semi" to={`${profilePath(summary.kind, profile.id)}/calendar`}>
            {`Calendar of ${profile.name}`}
          </Link>
          <span className="mut">{cityAndState(profile)}</span>
        </RuledWords>
      </RuledItem>
    ))}
  </RuledList>
)

function AllLists() {
  const lists = useLists()
  return (
    <section className={styles.section} aria-label="Your lists">
      <OwnLists lists={lists} />
    </section>
  )
}
