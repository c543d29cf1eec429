import { StepLinks } from '../components/actions/step-links.tsx'
import { Icon } from '../components/pictures/icon.tsx'
import type { CreationKind } from './creation-kind.ts'
import { lastStepOf, stepTitles, toStep } from './creation-steps.ts'
import styles from './creation.module.css'

interface StepProgressProps {
  creation: CreationKind
  step: number
  /** Whether anything was entered in a step, by its number. */
  isStarted: (step: number) => boolean
  /** Whether it has invalid fields. */
  isWrong: (step: number) => boolean
}

const stateText = { here: '', blank: '', started: ', started', wrong: ', needs attention' }

export const StepProgress = ({ creation, step, isStarted, isWrong }: StepProgressProps) => (
  <StepLinks
    className={styles.progress}
    linkClassName={styles.step}
    steps={stepTitles(creation).map((title, index) => {
      const number = index + 1
      const isCurrent = number === step
      const state = isCurrent ? 'here' : isWrong(number) ? 'wrong' : isStarted(number) ? 'started' : 'blank'
      return {
        id: title,
        to: toStep(creation.kind, number),
        isCurrent,
        content: (
          <>
            <span className={styles.figure}>
              {state === 'wrong' && <Icon name="triangle-alert" size={16} className="warn" />}
              {state === 'started' && <Icon name="check" size={16} />}
              {(state === 'here' || state === 'blank') && <span aria-hidden="true">{number}</span>}
            </span>
            <span className={styles.stepTitle}>
              <span className="sr">{`Step ${number} of ${lastStepOf(creation)}${stateText[state]}: `}</span>
              {title}
            </span>
          </>
        ),
      }
    })}
  />
)
