import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { useLists } from '../lists/list-calls.ts'
import { useHomeLists } from '../kind/home-lists.ts'
import { ownList, savedList } from '../kind/profile-lists.ts'
import { useSavedSearches } from '../searches/search-calls.ts'
import { calls } from '../platform/calls/calls.ts'
import { useRead } from '../platform/calls/use-read.ts'
import styles from './account.module.css'
import { countIn, firstPages } from './kind-lists.tsx'

const sections = [
  { id: 'profile', title: 'Profile' },
  { id: 'memberships', title: 'Memberships' },
  { id: 'favorites', title: 'Favorites' },
  { id: 'own-lists', title: 'My lists' },
  { id: 'saved-searches', title: 'Saved searches' },
  { id: 'hotel-rates', title: 'Hotel rates' },
  { id: 'report-mails', title: 'Reports by email' },
  { id: 'rooms', title: 'Rooms' },
  { id: 'questions', title: 'My questions' },
  { id: 'settings', title: 'Time and theme' },
  { id: 'notifications', title: 'Notifications' },
  { id: 'sessions', title: 'Sessions' },
  { id: 'programs', title: 'Connected programs' },
  { id: 'privacy', title: 'Privacy' },
]

/** Links to the sections of the page. The one that was followed last is marked. */
export function SectionLinks() {
  const { hash } = useLocation()
  const { data: sessions } = useRead(calls['user-mgmt'].users.sessions.list, {})
  const lists = useLists()
  const searches = useSavedSearches()
  const counts: Record<string, number | undefined> = {
    memberships: countIn(useHomeLists(firstPages, ownList)),
    favorites: countIn(useHomeLists(firstPages, savedList)),
    'own-lists': lists.data?.items.length,
    'saved-searches': searches.data?.items.length,
    sessions: sessions?.data.length,
  }
  const followed = sections.find(({ id }) => hash === `#${id}`) ?? sections[0]
  const strip = useRef<HTMLElement>(null)
  // Here, because the browser scrolls to the section and leaves the strip where it was.
  useEffect(() => {
    const link = strip.current?.querySelector<HTMLElement>(`[href$='#${followed?.id}']`)
    if (strip.current && link)
      strip.current.scrollLeft = link.offsetLeft - (strip.current.clientWidth - link.offsetWidth) / 2
  }, [followed?.id])
  return (
    <nav ref={strip} className={styles.links} aria-label="My account">
      {sections.map((section) => (
        <Link
          key={section.id}
          to={{ hash: section.id }}
          replace
          className={styles.link}
          aria-current={section === followed ? 'location' : undefined}
        >
          {section.title}
          {(counts[section.id] ?? 0) > 0 && <span className={styles.count}>{counts[section.id]}</span>}
        </Link>
      ))}
    </nav>
  )
}
