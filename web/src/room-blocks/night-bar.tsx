import { percentOf } from './percent-of.ts'
import styles from './room-blocks.module.css'

interface NightBarProps {
  size: number
  /** By the last report. */
  reported: number | null
  /** Undefined for what is no number. */
  rooms: number | undefined
}

/** How much of a night is booked, with what came since the last report in another ink. The words beside it say the same. */
export function NightBar({ size, reported, rooms = 0 }: NightBarProps) {
  const before = percentOf(Math.min(reported ?? 0, rooms), size)
  const now = percentOf(rooms, size)
  return (
    <svg className={styles.bar} aria-hidden="true">
      <rect className={styles.before} y="3" width={`${before}%`} height="8" />
      <rect className={styles.taken} x={`${before}%`} y="3" width={`${now - before}%`} height="8" />
    </svg>
  )
}
