import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './line-score.module.css'

export interface LineScoreItem {
  label: string
  value: ReactNode
  note?: ReactNode
  /** Words rather than a figure: they may wrap. As a key fact they are smaller. */
  isWords?: boolean
}

export interface LineScoreProps {
  items: LineScoreItem[]
  /** In a card, for the key facts of a page, or without a box. */
  look?: 'card' | 'key' | 'plain'
  className?: string
}

/** Figures in ruled cells. */
export function LineScore({ items, look = 'card', className }: LineScoreProps) {
  return (
    <dl className={classNames(styles.score, styles[look], className)}>
      {items.map(({ label, value, note, isWords }) => (
        <div key={label} className={styles.cell}>
          <dt className={`dim ${styles.label}`}>{label}</dt>
          <dd className={classNames('semi', styles.value, isWords ? styles.words : 'clip')}>
            {value}
            {note !== undefined && <small className={`dim xs ${styles.note}`}>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
