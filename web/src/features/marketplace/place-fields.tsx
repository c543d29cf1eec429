import { Segmented } from '../../components/segmented.tsx'
import styles from './filter-form.module.css'
import { codecs } from './market-codecs.ts'
import { changed, distances, usualDistance, type MarketQuery } from './market-query.ts'
import { steps } from './steps.ts'

/** How far around the place that is searched near. */
export function PlaceFields({
  query,
  onChoose,
}: {
  query: MarketQuery
  onChoose: (next: MarketQuery) => void
}) {
  if (query.near === undefined) return null
  const dist = query.dist ?? usualDistance
  return (
    <div className={styles.part}>
      <Segmented
        label={`Miles around ${query.near}`}
        name="dist"
        options={steps(distances, dist).slice(1)}
        value={String(dist)}
        onChange={({ target }) => onChoose(changed(query, { dist: codecs.dist.read(target.value) }))}
      />
    </div>
  )
}
