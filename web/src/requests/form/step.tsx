import { useEffect, useRef, type ReactNode } from 'react'
import { Button } from '../../components/actions/button.tsx'
import { classNames } from '../../components/class-names.ts'
import { Icon } from '../../components/pictures/icon.tsx'
import styles from './step.module.css'
import { steps } from './steps.ts'
import layout from '../layout.module.css'

interface StepProps {
  index: number
  /** What it says when it is folded. */
  text: string | undefined
  isOpen: boolean
  /** Copied, and not looked at since. */
  isUnchecked: boolean
  /** What its conditions cost. */
  cost: string | undefined
  onOpen: (index: number) => void
  children: ReactNode
}

/** A step that folds to a sentence. */
export function Step({ index, text, isOpen, isUnchecked, cost, onOpen, children }: StepProps) {
  const head = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (isOpen && !wasOpen.current) head.current?.scrollIntoView({ block: 'nearest' })
    wasOpen.current = isOpen
  }, [isOpen])
  const { title, empty } = steps[index] ?? { title: '', empty: '' }
  const next = steps[index + 1]
  const isDone = text !== undefined && !isUnchecked
  const id = `step-${index + 1}`
  /** Focuses the head of another step, whose fields are next. */
  const go = (to: number) => {
    onOpen(to)
    document.getElementById(`step-${to + 1}`)?.focus()
  }
  return (
    <section className={classNames(styles.step, isOpen && styles.open, isDone && styles.done)}>
      <h2>
        <button
          ref={head}
          id={id}
          type="button"
          aria-expanded={isOpen}
          aria-controls={`${id}-fields`}
          onClick={() => onOpen(isOpen ? -1 : index)}
        >
          <span className={styles.number}>
            {isDone && !isOpen ? <Icon name="check" size={16} /> : index + 1}
          </span>
          <span>
            <span className={styles.title}>{title}</span>
            {!isOpen && <span className={styles.says}>{text ?? empty}</span>}
          </span>
          {!isOpen && (
            <span className={styles.verb}>
              {isUnchecked ? 'Check' : text === undefined ? 'Fill in' : 'Change'}
            </span>
          )}
        </button>
      </h2>
      <div id={`${id}-fields`} hidden={!isOpen} className={styles.fields}>
        {isOpen && children}
        {isOpen && cost !== undefined && <p className={styles.cost}>{cost}</p>}
        {isOpen && next !== undefined && (
          <div className={layout.actions}>
            <Button onClick={() => go(index + 1)}>Continue to {next.title.toLowerCase()}</Button>
            {index > 0 && (
              <Button variant="quiet" onClick={() => go(index - 1)}>
                Back
              </Button>
            )}
          </div>
        )}
      </div>
    </section>
  )
}
