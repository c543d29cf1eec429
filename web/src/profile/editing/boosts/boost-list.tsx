import { Button } from '../../../components/button.tsx'
import { formatRange } from '../../../components/calendar-date.ts'
import { Tag } from '../../../components/chip.tsx'
import { Details } from '../../../components/details.tsx'
import { counted } from '../../../page/format.ts'
import { byTime, dayCount, type BoostTime, type Span } from './boost-times.ts'
import styles from './boosts.module.css'

export interface BoostListProps {
  boosts: readonly Span[]
  today: string
  onChange: (boost: Span) => void
  onCancel: (boost: Span) => void
}

const daysOf = ({ startDate, endDate }: Span) => formatRange({ from: startDate, to: endDate }) ?? ''

/** Running and upcoming boosts, with past ones collapsed. */
export function BoostList({ boosts, today, onChange, onCancel }: BoostListProps) {
  const { running, coming, past } = byTime(boosts, today)
  const row = (boost: Span, time: BoostTime) => (
    <li key={boost.id} data-boost={boost.id} className={styles.row}>
      <div className={styles.words}>
        <span className="semi">{daysOf(boost)}</span>
        <span className="xs dim">{counted(dayCount(boost.startDate, boost.endDate), 'day')}</span>
      </div>
      {time === 'running' && <Tag tone="good">Running</Tag>}
      {time !== 'past' && (
        <span className={styles.actions}>
          <Button variant="quiet" onClick={() => onChange(boost)}>
            Change<span className="sr"> {daysOf(boost)}</span>
          </Button>
          <Button variant="quiet" onClick={() => onCancel(boost)}>
            Cancel<span className="sr"> {daysOf(boost)}</span>
          </Button>
        </span>
      )}
    </li>
  )
  return (
    <>
      {running.length + coming.length === 0 ? (
        <p className="sm mut">No days booked yet.</p>
      ) : (
        <ul className={styles.list} aria-label="Running and upcoming">
          {running.map((boost) => row(boost, 'running'))}
          {coming.map((boost) => row(boost, 'coming'))}
        </ul>
      )}
      {past.length > 0 && (
        <Details summary={`Past, ${past.length}`}>
          <ul className={styles.list} aria-label="Past">
            {past.map((boost) => row(boost, 'past'))}
          </ul>
        </Details>
      )}
    </>
  )
}
