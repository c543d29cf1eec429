import type { ReactNode } from 'react'
import { ProfileCard } from '../components/display/profile-card.tsx'
import { miles } from '../components/format.ts'
import { cityAndState } from '../page/place-words.ts'
import { isHidden } from './is-hidden.ts'
import { sportNames, type Profile } from './profile-calls.ts'
import type { ProfileCardFacts } from './profile-summary.ts'
import { profilePath } from './registry.ts'

interface SummaryCardProps<I extends Profile> {
  summary: ProfileCardFacts<I>
  profile: I
  /** In place of its sports. */
  note?: string | undefined
  /** A like or follow button. */
  action?: ReactNode
}

/** A profile of any kind in a grid. */
export function SummaryCard<I extends Profile>({ summary, profile, note, action }: SummaryCardProps<I>) {
  const { sports = sportNames(profile), ...card } = summary.card(profile)
  return (
    <ProfileCard
      {...card}
      to={profilePath(summary.kind, profile.id)}
      title={profile.name}
      place={cityAndState(profile)}
      distance={profile.distance === null ? undefined : miles(profile.distance)}
      sports={note === undefined ? sports : [note]}
      score={summary.score(profile)}
      image={profile.headerImage}
      isPromoted={profile.isPromoted}
      isHidden={isHidden(profile)}
      action={action}
    />
  )
}
