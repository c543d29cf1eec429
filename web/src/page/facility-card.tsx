import type { Facility } from '@app/contract/facilities/facility-schema.ts'
import type { ReactNode } from 'react'
import { ProfileCard } from '../components/profile-card.tsx'
import { miles } from './format.ts'
import { cityAndState } from './place-words.ts'
import { spaceScore } from './space-score.ts'
import { kinds, profilePath } from '../kinds/registry.ts'

/** A facility as it stands in a grid of others. */
export const FacilityCard = ({ facility, action }: { facility: Facility; action?: ReactNode }) => (
  <ProfileCard
    to={profilePath(kinds.facility, facility.id)}
    title={facility.name}
    place={cityAndState(facility)}
    distance={facility.distance === null ? undefined : miles(facility.distance)}
    sports={facility.sports}
    score={spaceScore(facility.spaceTypes, facility.capacity)}
    rating={facility.rating}
    reviewCount={facility.reviewCount}
    image={facility.headerImage}
    isPromoted={facility.isPromoted}
    action={action}
  />
)
