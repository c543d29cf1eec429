import type { Standing } from '@app/contract/reports/leaderboard-schema.ts'
import { count } from '../../components/format.ts'
import { Icon } from '../../components/pictures/icon.tsx'
import { Row } from '../../platform/boxes/row.tsx'
import styles from './leaderboard.module.css'
import { climbOf } from './standing-words.ts'

interface ClimbProps {
  standing: Pick<Standing, 'place' | 'places'>
}

/** How many places a page went up or down in a month. A new one had no place. */
export function Climb({ standing }: ClimbProps) {
  const climb = climbOf(standing)
  if (climb === undefined) return <span className="mut">{standing.place === null ? '–' : 'New'}</span>
  if (climb === 0) return <span className="mut">Same</span>
  return (
    <span className={`${climb > 0 ? 'good' : 'bad'} ${styles.climb}`}>
      <Row as="span" gap="0" isWrapping={false}>
        <Icon name={climb > 0 ? 'arrow-up' : 'arrow-down'} size={16} />
        {count(Math.abs(climb))}
        <span className="sr">{climb > 0 ? ' up' : ' down'}</span>
      </Row>
    </span>
  )
}
