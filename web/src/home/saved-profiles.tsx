import { CompareButton } from '../compare/compare-button.tsx'
import { CardGrid } from '../components/display/card-grid.tsx'
import { cards } from '../kinds/cards.ts'
import { SummaryCard } from '../kind/summary-card.tsx'
import { SaveIcon } from '../lists/save-icon.tsx'
import { ReactionIconButton } from '../reactions/reaction-icon-button.tsx'
import { useReactions } from '../reactions/use-reactions.ts'
import type { ListBodyProps } from './list-section.tsx'
import styles from './saved-profiles.module.css'

export function SavedProfiles({ summary, profiles, most }: ListBodyProps) {
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
