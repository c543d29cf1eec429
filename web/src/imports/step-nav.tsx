import { StepLinks } from '../components/actions/step-links.tsx'
import { Icon } from '../components/pictures/icon.tsx'
import { useKindWords } from './imported-kind.ts'
import { stepNames, type StepName, type StepProps } from './import-view.ts'
import { Row } from '../platform/boxes/row.tsx'
import styles from './imports.module.css'
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
      linkClassName={styles.step}
      steps={stepNames.map((name, index) => {
        const note = stepNote(name, item)
        return {
          id: name,
          to: to({ step: name }),
          isCurrent: name === step,
          content: (
            <>
              <span className="semi">
                <span className="dim">{index + 1}</span> {titles[name]}
              </span>
              <span className="xs dim">
                <Row as="span" gap="1" isWrapping={false}>
                  {note.isOpen && <Icon name="triangle-alert" size={16} className={styles.warning} />}
                  {words(note.text)}
                </Row>
              </span>
            </>
          ),
        }
      })}
    />
  )
}
