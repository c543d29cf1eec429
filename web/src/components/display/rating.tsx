import { classNames } from '../class-names.ts'
import { Icon } from '../pictures/icon.tsx'
import styles from './rating.module.css'
import { count as formatCount } from '../format.ts'

const oneDecimal = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

export interface RatingProps {
  /** Of five. */
  value: number
  /** How many reviews it is the mean of. */
  count?: number
  className?: string
}

export function Rating({ value, count, className }: RatingProps) {
  return (
    <span className={classNames('num sm semi', styles.rating, className)}>
      <Icon name="star" size={14} isFilled className={styles.star} />
      <span className="sr">Rated </span>
      {oneDecimal.format(value)}
      <span className="sr"> of 5</span>
      {count !== undefined && (
        <span className={`dim ${styles.count}`}>
          ({formatCount(count)}
          <span className="sr"> {count === 1 ? 'review' : 'reviews'}</span>)
        </span>
      )}
    </span>
  )
}
