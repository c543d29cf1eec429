import { classNames } from '../../components/class-names.ts'
import type { Facets, MarketQuery } from '../../market/market.ts'
import { countOf, valuesOf } from '../../market/query.ts'
import { counted, count as figure } from '../../components/format.ts'
import styles from './week-count.module.css'

interface WeekCountProps {
  /** Its Sunday. */
  week: string
  query: MarketQuery
  facets: Facets
  onChoose: (weeks: readonly string[]) => void
}

/** How many events start in a week. Pressing it picks that week. */
export function WeekCount({ week, query, facets, onChoose }: WeekCountProps) {
  const weeks = valuesOf(query, 'week')
  const isChosen = weeks.includes(week)
  const count = countOf(facets, 'week', week) ?? 0
  return (
    <button
      type="button"
      aria-label={`${counted(count, 'event')} ${count === 1 ? 'starts' : 'start'} this week`}
      aria-pressed={isChosen}
      disabled={count === 0 && !isChosen}
      className={classNames(styles.count, isChosen && styles.chosen)}
      onClick={() => onChoose(isChosen ? weeks.filter((one) => one !== week) : [...weeks, week])}
    >
      {figure(count)}
    </button>
  )
}
