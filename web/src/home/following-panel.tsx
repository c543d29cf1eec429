import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { SearchLinks } from '../kind/search-links.tsx'
import type { LoadedList } from '../kind/home-lists.ts'
import { savedList } from '../kind/profile-lists.ts'
import { ListSection, Nothing } from './list-section.tsx'
import { SavedProfiles } from './saved-profiles.tsx'

/** What the reader likes or follows. Scrolls to the list that the address names. */
export function FollowingPanel({ saved }: { saved: readonly LoadedList[] }) {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash.startsWith('#saved')) document.querySelector(`#${CSS.escape(hash.slice(1))}`)?.scrollIntoView()
  }, [hash])
  if (saved.length === 0)
    return (
      <Nothing id="saved" title="Saved" actions={<SearchLinks />}>
        Nothing yet. What you like or follow shows up here.
      </Nothing>
    )
  return saved.map((loaded) => (
    <ListSection key={loaded.summary.kind.name} {...loaded} list={savedList} Body={SavedProfiles} />
  ))
}
