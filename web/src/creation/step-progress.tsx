import { Link } from 'react-router'
import { Icon } from '../components/pictures/icon.tsx'
import type { CreationKind } from './creation-kind.ts'
import { lastStepOf, stepTitles, toStep } from './creation-steps.ts'
import styles from './step-progress.module.css'

interface StepProgressProps {
  creation: CreationKind
  step: number
  /** Whether anything was entered in a step, by its number. */
  isStarted: (step: number) => boolean
  /** Whether it has invalid fields. */
  isWrong: (step: number) => boolean
}

const stateText = { here: '', blank: '', started: ', started', wrong: ', needs attention' }

export function StepProgress({ creation, step, isStarted, isWrong }: StepProgressProps) {
  return (
    <nav aria-label="Steps" className={styles.progress}>
      <ol className={styles.steps}>
        {stepTitles(creation).map((title, index) => {
          const number = index + 1
          const isCurrent = number === step
          const state = isCurrent
            ? 'here'
            : isWrong(number)
              ? 'wrong'
              : isStarted(number)
                ? 'started'
                : 'blank'
          return (
            <li key={title} className={styles.cell}>
              <Link
                to={toStep(creation.kind, number)}
                className={styles.step}
                aria-current={isCurrent ? 'step' : undefined}
              >
                <span className={styles.figure}>
                  {state === 'wrong' && <Icon name="triangle-alert" size={16} className={styles.wrong} />}
                  {state === 'started' && <Icon name="check" size={16} />}
                  {(state === 'here' || state === 'blank') && <span aria-hidden="true">{number}</span>}
                </span>
                <span className={styles.title}>
                  <span className="sr">{`Step ${number} of ${lastStepOf(creation)}${stateText[state]}: `}</span>
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
