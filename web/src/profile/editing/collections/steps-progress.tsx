import { ProgressBar } from '../../../components/progress-bar.tsx'
import styles from './collections.module.css'

export interface StepsProgressProps {
  running: { done: number; total: number } | undefined
}

/** Progress of a save. Hidden for short saves. */
export function StepsProgress({ running }: StepsProgressProps) {
  if (running === undefined || running.total < 4) return null
  const { done, total } = running
  return <ProgressBar className={styles.progress} label={`Saved ${done} of ${total}`} value={done / total} />
}
