import { CardGrid } from '../../components/card-grid.tsx'
import type { SectionProps } from '../../profile/profile-page.ts'
import type { FacilityContent } from './facility-content.ts'
import { SummaryCard } from '../summary-card.tsx'
import styles from './facility.module.css'
import { facilitySummary } from './summary.ts'

/** Fills rows of four, two or one. */
const mostCards = 4

export function NearbyFacilities({ content: { profile, nearby } }: SectionProps<FacilityContent>) {
  if (nearby.length === 0) return null
  return (
    <section className={styles.nearby} aria-labelledby="nearby-title">
      <h2 id="nearby-title" className={styles.nearbyTitle}>
        {profile.city === null ? 'Facilities nearby' : `Facilities near ${profile.city}`}
      </h2>
      <CardGrid>
        {nearby.slice(0, mostCards).map((other) => (
          <SummaryCard key={other.id} summary={facilitySummary} profile={other} />
        ))}
      </CardGrid>
    </section>
  )
}
