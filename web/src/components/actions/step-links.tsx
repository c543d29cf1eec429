import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from '../class-names.ts'
import styles from './step-links.module.css'

export interface StepLink {
  id: string
  to: string
  isCurrent: boolean
  content: ReactNode
}

interface StepLinksProps {
  steps: readonly StepLink[]
  /** Two steps side by side on small screens, for contents that need the room. */
  isPaired?: boolean
  className?: string
  linkClassName?: string
}

/** The steps of something long, each of which can be opened. */
export const StepLinks = ({ steps, isPaired = false, className, linkClassName }: StepLinksProps) => (
  <nav aria-label="Steps" className={className}>
    <ol className={classNames(styles.steps, isPaired && styles.paired)}>
      {steps.map(({ id, to, isCurrent, content }) => (
        <li key={id}>
          <Link
            to={to}
            className={classNames(styles.step, linkClassName)}
            aria-current={isCurrent ? 'step' : undefined}
          >
            {content}
          </Link>
        </li>
      ))}
    </ol>
  </nav>
)
