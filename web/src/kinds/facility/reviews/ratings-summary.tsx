import { counted } from '../../../page/format.ts'
import type { Ratings } from '../facility-content.ts'
import styles from './reviews.module.css'
import { shares, stars } from './shares.ts'

const oneDecimal = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** The average rating and the distribution of stars. */
export function RatingsSummary({ ratings }: { ratings: Ratings }) {
  const { average, count, distribution } = ratings
  const percents = shares(distribution)
  return (
    <div className={styles.summary}>
      <div>
        <p className={styles.average}>
          <span className="sr">Rated </span>
          {average === null ? '' : oneDecimal.format(average)}
          <span className="sr"> of 5</span>
        </p>
        <p className="sm mut">{counted(count, 'review')}</p>
      </div>
      <ul className={styles.bars}>
        {stars.map((star) => (
          <li key={star} className={styles.bar}>
            <span aria-hidden="true">{star}</span>
            {/* SVG, because the policy forbids inline styles. */}
            <svg className={styles.track} aria-hidden="true" preserveAspectRatio="none" viewBox="0 0 100 4">
              <rect className={styles.share} width={percents[star]} height="4" />
            </svg>
            <span className={styles.percent}>
              <span className="sr">{star === 1 ? '1 star: ' : `${star} stars: `}</span>
              {percents[star]}%
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
