import { StepLinks } from '../components/actions/step-links.tsx'
import { Icon } from '../components/pictures/icon.tsx'
import { useKindWords } from './imported-kind.ts'
import { stepNames, hasUnknownColumns, type StepName, type StepProps } from './import-view.ts'
import { Row } from '../platform/boxes/row.tsx'
import styles from './imports.module.css'
import { count, counted } from '../components/format.ts'
import type { Import } from './import-place.ts'
import { totalOf } from './import-words.ts'

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

interface StepNote {
  text: string
  /** Something is left to decide. */
  isOpen: boolean
}

type Noted = Pick<Import, 'counts' | 'columns' | 'isProposed' | 'ignoreRest' | 'decidedCount'>

/** What a step has to show, such as '3 to decide'. */
export function stepNote(name: StepName, item: Noted): StepNote {
  const { counts, columns, isProposed, decidedCount } = item
  if (name === 'columns') {
    const unknown = columns.filter(({ target }) => target === null).length
    if (hasUnknownColumns(item)) return { text: `${count(unknown)} unknown`, isOpen: true }
    if (isProposed) return { text: 'To confirm', isOpen: true }
    return { text: counted(columns.length, 'column'), isOpen: false }
  }
  if (counts === null) return { text: 'After the columns', isOpen: false }
  if (name === 'check') {
    return counts.refused > 0
      ? { text: counted(counts.refused, 'error'), isOpen: true }
      : { text: counted(totalOf(counts), 'row'), isOpen: false }
  }
  if (name === 'duplicates') {
    if (counts.doubtful > 0) return { text: `${count(counts.doubtful)} to decide`, isOpen: true }
    return { text: decidedCount > 0 ? `${count(decidedCount)} decided` : 'None', isOpen: false }
  }
  const venues = counts.new + counts.changed
  return { text: venues === 0 ? 'Nothing new' : counted(venues, 'venue'), isOpen: false }
}
