import { linePath } from '@app/contract/reports/chart-paths.ts'
import type { Standing } from '@app/contract/reports/leaderboard-schema.ts'
import { placeScale } from './place-lines.ts'
import { monthsSentence } from './standing-words.ts'
import styles from './leaderboard.module.css'

const [width, height, margin] = [64, 24, 3]

interface PlaceLineProps {
  standing: Pick<Standing, 'places' | 'isOwn'>
}

/** The places of twelve months as a small line, the best one above. */
export function PlaceLine({ standing: { places, isOwn } }: PlaceLineProps) {
  const sentence = monthsSentence({ places })
  if (sentence === undefined) return null
  const xs = places.map((_, month) => margin + (month * (width - 2 * margin)) / (places.length - 1))
  const { yOf } = placeScale([{ places }], { top: margin, bottom: height - margin })
  const last = places.at(-1) ?? null
  return (
    <svg
      // Its name says what it shows. An image of its own file couldn't have the colors of the theme.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="img"
      aria-label={sentence}
      viewBox={`0 0 ${width} ${height}`}
      className={isOwn ? styles.ownLine : styles.otherLine}
    >
      <path d={linePath(places, xs, yOf)} />
      {last !== null && <circle cx={xs.at(-1)} cy={yOf(last)} r="2.5" />}
    </svg>
  )
}
