import type { Facility } from '@app/contract/facilities/facility-schema.ts'
import { CardGrid } from '../../../components/card-grid.tsx'
import { ProfileCard } from '../../../components/profile-card.tsx'
import { miles } from '../../../page/format.ts'
import { spaceScore } from '../../../page/space-score.ts'
import { pathOf } from '../facility-meta.ts'
import { cityAndState } from '../facility-place.ts'
import styles from './blocks.module.css'

interface NearbyFacilitiesProps {
  facility: Facility
  nearby: Facility[]
}

/** Rows of four, two or one come out even. */
const mostCards = 4

export function NearbyFacilities({ facility, nearby }: NearbyFacilitiesProps) {
  if (nearby.length === 0) return null
  return (
    <section className={styles.nearby} aria-labelledby="nearby-title">
      <h2 id="nearby-title" className={styles.nearbyTitle}>
        {facility.city === null ? 'Facilities nearby' : `Facilities near ${facility.city}`}
      </h2>
      <CardGrid>
        {nearby.slice(0, mostCards).map((other) => (
          <ProfileCard
            key={other.id}
            to={pathOf(other)}
            title={other.name}
            place={cityAndState(other)}
            distance={other.distance === null ? undefined : miles(other.distance)}
            sports={other.sports}
            score={spaceScore(other.spaceTypes, other.capacity)}
            rating={other.rating}
            reviewCount={other.reviewCount}
            image={other.headerImage}
            isPromoted={other.isPromoted}
          />
        ))}
      </CardGrid>
    </section>
  )
}
