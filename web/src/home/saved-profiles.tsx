import { reasonOf } from '../api/problem.ts'
import { CardGrid } from '../components/card-grid.tsx'
import { IconButton } from '../components/icon-button.tsx'
import { useToast } from '../components/toaster.tsx'
import type { Profile } from '../kinds/profile-calls.ts'
import type { ProfileSummary } from '../kinds/profile-summary.ts'
import { SummaryCard } from '../kinds/summary-card.tsx'
import { useReactedIds, useReaction } from '../reactions/use-reaction.ts'
import styles from './saved-profiles.module.css'

interface SavedProfilesProps {
  summary: ProfileSummary
  profiles: readonly Profile[]
}

/** The buttons of liked and of followed profiles. */
const buttons = {
  like: { icon: 'heart', verb: 'Like', undo: 'Unlike' },
  follow: { icon: 'bell', verb: 'Follow', undo: 'Unfollow' },
} as const

export function SavedProfiles({ summary, profiles }: SavedProfilesProps) {
  const { kind } = summary
  const reacted = useReactedIds(kind)
  const toast = useToast()
  const { mutate } = useReaction(kind, (error) => toast.error(`Not saved. ${reasonOf(error)}`))
  const { icon, verb, undo } = buttons[kind.reaction]

  function remove({ id, name }: Profile) {
    mutate({ id, isOn: false })
    toast.success(`Removed ${name}.`, {
      action: { label: 'Undo', onPress: () => mutate({ id, isOn: true }) },
    })
  }

  return (
    <CardGrid>
      {profiles
        .filter(({ id }) => reacted?.has(id) ?? true)
        .map((profile) => (
          <SummaryCard
            key={profile.id}
            summary={summary}
            profile={profile}
            action={
              <IconButton
                icon={icon}
                label={`${verb} ${profile.name}`}
                title={undo}
                aria-pressed
                isFilled
                className={styles.reaction}
                onClick={() => remove(profile)}
              />
            }
          />
        ))}
    </CardGrid>
  )
}
