import { useEffect, useRef, type ReactNode } from 'react'
import { Button } from '../../components/actions/button.tsx'
import { classNames } from '../../components/class-names.ts'
import { Icon } from '../../components/pictures/icon.tsx'
import styles from './form.module.css'
import { steps } from './steps.ts'
import { Grid } from '../../platform/boxes/grid.tsx'
import { Row } from '../../platform/boxes/row.tsx'
import { Stack } from '../../platform/boxes/stack.tsx'

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
          <Grid as="span" columns="start main end" gap="3" align="center">
            <span className={styles.number}>
              {isDone && !isOpen ? <Icon name="check" size={16} /> : index + 1}
            </span>
            <span>
              <span className={styles.title}>{title}</span>
              {!isOpen && <span className={`sm mut ${styles.says}`}>{text ?? empty}</span>}
            </span>
            {!isOpen && (
              <span className="sm link">
                {isUnchecked ? 'Check' : text === undefined ? 'Fill in' : 'Change'}
              </span>
            )}
          </Grid>
        </button>
      </h2>
      <div id={`${id}-fields`} hidden={!isOpen} className={styles.fields}>
        {isOpen && (
          <Stack gap="5">
            {children}
            {cost !== undefined && <p className="sm mut">{cost}</p>}
            {next !== undefined && (
              <Row>
                <Button onClick={() => go(index + 1)}>Continue to {next.title.toLowerCase()}</Button>
                {index > 0 && (
                  <Button variant="quiet" onClick={() => go(index - 1)}>
                    Back
                  </Button>
                )}
              </Row>
            )}
          </Stack>
        )}
      </div>
    </section>
  )
}
