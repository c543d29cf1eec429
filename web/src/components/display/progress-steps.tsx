import type { ReactNode } from 'react'
import { Icon } from '../pictures/icon.tsx'
import styles from './progress-steps.module.css'

interface ProgressStep {
  title: string
  text: string
  isDone: boolean
  /** Where it is done. */
  action?: ReactNode
}

/** How far something is, step by step. */
export const ProgressSteps = ({ steps }: { steps: readonly ProgressStep[] }) => (
  <ol className={styles.steps} aria-label="Steps">
    {steps.map(({ title, text, isDone, action }) => (
      <li key={title}>
        {isDone ? <Icon name="circle-check" /> : <i aria-hidden="true" />}
        <div>
          <h2>
            {title}
            <span className="sr">{isDone ? ', done' : ', not done'}</span>
          </h2>
          <p className="sm mut">{text}</p>
          {action}
        </div>
      </li>
    ))}
  </ol>
)
