import { Segmented } from '../../components/segmented.tsx'
import styles from './filter-form.module.css'
import { codecs } from './market-codecs.ts'
import { changed, type MarketQuery } from './market-query.ts'
import { steps } from './steps.ts'

/** How many seats, and how good. */
export function AmountFields({
  query,
  onChoose,
}: {
  query: MarketQuery
  onChoose: (next: MarketQuery) => void
}) {
  return (
    <div className={styles.part}>
      <Segmented
        label="Seats, at least"
        name="capacity"
        options={steps([500, 1000, 2500, 5000, 10_000], query.capacity)}
        value={query.capacity === undefined ? '' : String(query.capacity)}
        onChange={({ target }) => onChoose(changed(query, { capacity: codecs.capacity.read(target.value) }))}
      />
      <Segmented
        label="Rating, of 5"
        name="rating"
        options={steps([3, 4, 4.5], query.rating, '+')}
        value={query.rating === undefined ? '' : String(query.rating)}
        onChange={({ target }) => onChoose(changed(query, { rating: codecs.rating.read(target.value) }))}
      />
    </div>
  )
}
