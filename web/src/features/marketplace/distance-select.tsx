import { Icon } from '../../components/icon.tsx'
import { count } from '../../page/format.ts'
import { distances, usualDistance, type MarketQuery } from './market-query.ts'
import styles from './search-bar.module.css'

export interface DistanceSelectProps {
  query: MarketQuery
  onDistance: (miles: number) => void
}

/** How far around the place, in its field. */
export function DistanceSelect({ query: { dist = usualDistance }, onDistance }: DistanceSelectProps) {
  const offered = [...new Set<number>([...distances, dist])].toSorted((a, b) => a - b)
  return (
    <span className={styles.distance}>
      <select
        name="dist"
        aria-label="Distance"
        value={dist}
        onChange={(event) => onDistance(Number(event.target.value))}
      >
        {offered.map((miles) => (
          <option key={miles} value={miles}>
            {count(miles)} mi
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={16} />
    </span>
  )
}
