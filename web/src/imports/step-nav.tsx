import { StepLinks } from '../components/actions/step-links.tsx'
import { Icon } from '../components/pictures/icon.tsx'
import { useKindWords } from './imported-kind.ts'
import { stepNames, type StepName, type StepProps } from './import-view.ts'
import styles from './step-nav.module.css'
import { stepNote } from './step-note.ts'

interface StepNavProps extends Pick<StepProps, 'item' | 'to'> {
  step: StepName
}

const titles: Record<StepName, string> = {
  columns: 'Columns',
  check: 'Check',
  duplicates: 'Duplicates',
  import: 'Import',
}

/** The four steps, each with what is left to do there. */
export function StepNav({ item, step, to }: StepNavProps) {
  const words = useKindWords()
  return (
    <StepLinks
      isPaired
      className={styles.steps}
      linkClassName={styles.step}
      steps={stepNames.map((name, index) => {
        const note = stepNote(name, item)
        return {
          id: name,
          to: to({ step: name }),
          isCurrent: name === step,
          content: (
            <>
              <span className={styles.title}>
                <span className={styles.number}>{index + 1}</span> {titles[name]}
              </span>
              <span className={styles.note}>
                {note.isOpen && <Icon name="triangle-alert" size={16} className={styles.open} />}
                {words(note.text)}
              </span>
            </>
          ),
        }
      })}
    />
  )
}
