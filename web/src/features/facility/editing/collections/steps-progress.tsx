import { ProgressBar } from '../../../../components/progress-bar.tsx'
import styles from './collections.module.css'

export interface StepsProgressProps {
  running: { done: number; total: number } | undefined
}

/** How far a saving is. One that is over before anybody could read it shows nothing. */
export function StepsProgress({ running }: StepsProgressProps) {
  if (running === undefined || running.total < 4) return null
  const { done, total } = running
  return <ProgressBar className={styles.progress} label={`Saved ${done} of ${total}`} value={done / total} />
}
