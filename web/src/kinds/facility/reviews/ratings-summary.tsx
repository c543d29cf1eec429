import { counted } from '../../../components/format.ts'
import type { Ratings } from '../facility-content.ts'
import { Grid } from '../../../platform/boxes/grid.tsx'
import { Row } from '../../../platform/boxes/row.tsx'
import styles from './reviews.module.css'

const stars = [5, 4, 3, 2, 1] as const
type Star = (typeof stars)[number]

const oneDecimal = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** The average rating and the distribution of stars. */
export function RatingsSummary({ ratings }: { ratings: Ratings }) {
  const { average, count, distribution } = ratings
  const percents = shares(distribution)
  return (
    <Row gap="4 10">
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
          <li key={star} className="xs mut">
            <Grid columns="start main end" gap="3" align="center">
              <span aria-hidden="true">{star}</span>
              {/* SVG, because the policy forbids inline styles. */}
              <svg className={styles.track} aria-hidden="true" preserveAspectRatio="none" viewBox="0 0 100 4">
                <rect className={styles.share} width={percents[star]} height="4" />
              </svg>
              <span className={styles.percent}>
                <span className="sr">{star === 1 ? '1 star: ' : `${star} stars: `}</span>
                {percents[star]}%
              </span>
            </Grid>
          </li>
        ))}
      </ul>
    </Row>
  )
}

/** Whole percentages that add up to 100, by the largest remainder method. */
export function shares(distribution: Ratings['distribution']): Record<Star, number> {
  const total = stars.reduce<number>((sum, star) => sum + distribution[star], 0)
  const percents: Record<Star, number> = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 }
  if (total === 0) return percents
  const exact = stars.map((star) => ({ star, percent: (distribution[star] / total) * 100 }))
  for (const { star, percent } of exact) percents[star] = Math.floor(percent)
  const left = 100 - stars.reduce<number>((sum, star) => sum + percents[star], 0)
  const missing = exact.toSorted((one, other) => (other.percent % 1) - (one.percent % 1))
  for (const { star } of missing.slice(0, left)) percents[star] += 1
  return percents
}
