import type { Facility } from '@app/contract/facilities/facility-schema.ts'
import { CardGrid } from '../../../components/card-grid.tsx'
import { FacilityCard } from '../../../page/facility-card.tsx'
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
          <FacilityCard key={other.id} facility={other} />
        ))}
      </CardGrid>
    </section>
  )
}
