import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { CompareButton } from '../compare/compare-button.tsx'
import { CardGrid } from '../components/display/card-grid.tsx'
import { SearchLinks } from '../kind/search-links.tsx'
import type { LoadedList } from '../kind/home-lists.ts'
import { savedList } from '../kind/profile-lists.ts'
import { SummaryCard } from '../kind/summary-card.tsx'
import { cards } from '../kinds/cards.ts'
import { SaveIcon } from '../lists/save-icon.tsx'
import { ReactionIconButton } from '../reactions/reaction-icon-button.tsx'
import { useReactions } from '../reactions/use-reactions.ts'
import { ListSection, Nothing, type ListBodyProps } from './list-section.tsx'
import styles from './late.module.css'

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

function SavedProfiles({ summary, profiles, most }: ListBodyProps) {
  const { kind } = summary
  const { ids, react } = useReactions(kind)

  return (
    <CardGrid>
      {profiles
        .filter(({ id }) => ids?.has(id) ?? true)
        .slice(0, most)
        .map((profile) => (
          <SummaryCard
            key={profile.id}
            summary={cards[kind.name]}
            profile={profile}
            action={
              <>
                <CompareButton isIcon kind={kind} id={profile.id} name={profile.name} />
                <SaveIcon id={profile.id} name={profile.name} />
                <ReactionIconButton
                  reaction={kind.reaction}
                  name={profile.name}
                  isOn
                  className={styles.reaction}
                  onClick={() => void react({ id: profile.id, isOn: false })}
                />
              </>
            }
          />
        ))}
    </CardGrid>
  )
}
