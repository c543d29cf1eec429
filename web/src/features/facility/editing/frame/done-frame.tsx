import type { ReactNode } from 'react'
import { Button } from '../../../../components/button.tsx'
import styles from './editor-frame.module.css'

export interface DoneFrameProps {
  /** What is under way and would be lost. */
  status?: ReactNode
  onDone: () => void
  children: ReactNode
}

/** What an editor that saves every step at once has around it. */
export function DoneFrame({ status = 'Every change is saved at once', onDone, children }: DoneFrameProps) {
  return (
    <>
      {children}
      <div className={styles.foot}>
        <Button onClick={onDone}>Done</Button>
        <span className={styles.count} aria-live="polite">
          {status}
        </span>
      </div>
    </>
  )
}
