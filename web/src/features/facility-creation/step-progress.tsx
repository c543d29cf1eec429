import { Link } from 'react-router'
import { Icon } from '../../components/icon.tsx'
import { creationSteps, lastStep, toStep } from './creation-steps.ts'
import styles from './step-progress.module.css'

interface StepProgressProps {
  step: number
  /** Whether something was said in a step, by its number. */
  isBegun: (step: number) => boolean
}

export function StepProgress({ step, isBegun }: StepProgressProps) {
  return (
    <nav aria-label="Steps" className={styles.progress}>
      <ol className={styles.steps}>
        {creationSteps.map(({ title }, index) => {
          const number = index + 1
          const isCurrent = number === step
          const isFilled = isBegun(number) && !isCurrent
          return (
            <li key={title} className={styles.cell}>
              <Link to={toStep(number)} className={styles.step} aria-current={isCurrent ? 'step' : undefined}>
                <span className={styles.figure}>
                  {isFilled ? <Icon name="check" size={16} /> : <span aria-hidden="true">{number}</span>}
                </span>
                <span className={styles.title}>
                  <span className="sr">{`Step ${number} of ${lastStep}${isFilled ? ', begun' : ''}: `}</span>
                  {title}
                </span>
              </Link>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
