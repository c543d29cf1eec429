import { Link } from 'react-router'
import { Icon } from '../../components/icon.tsx'
import { creationSteps, lastStep, toStep } from './creation-steps.ts'
import styles from './step-progress.module.css'

interface StepProgressProps {
  step: number
  /** Whether something was said in a step, by its number. */
  isBegun: (step: number) => boolean
  /** Whether something is to be mended in it. */
  isWrong: (step: number) => boolean
}

const spoken = { here: '', blank: '', begun: ', begun', wrong: ', with something to mend' }

export function StepProgress({ step, isBegun, isWrong }: StepProgressProps) {
  return (
    <nav aria-label="Steps" className={styles.progress}>
      <ol className={styles.steps}>
        {creationSteps.map(({ title }, index) => {
          const number = index + 1
          const isCurrent = number === step
          const state = isCurrent ? 'here' : isWrong(number) ? 'wrong' : isBegun(number) ? 'begun' : 'blank'
          return (
            <li key={title} className={styles.cell}>
              <Link to={toStep(number)} className={styles.step} aria-current={isCurrent ? 'step' : undefined}>
                <span className={styles.figure}>
                  {state === 'wrong' && <Icon name="triangle-alert" size={16} className={styles.wrong} />}
                  {state === 'begun' && <Icon name="check" size={16} />}
                  {(state === 'here' || state === 'blank') && <span aria-hidden="true">{number}</span>}
                </span>
                <span className={styles.title}>
                  <span className="sr">{`Step ${number} of ${lastStep}${spoken[state]}: `}</span>
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
