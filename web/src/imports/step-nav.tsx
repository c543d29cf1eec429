import { Link } from 'react-router'
import { Icon } from '../components/pictures/icon.tsx'
import { stepNames, type StepName, type StepProps } from './import-view.ts'
import styles from './step-nav.module.css'
import { stepNote } from './step-note.ts'

interface StepNavProps extends Pick<StepProps, 'item' | 'to'> {
  step: StepName
}

const titles: Record<StepName, string> = {
  columns: 'Columns',
  check: 'Check',
  doubles: 'Duplicates',
  import: 'Import',
}

/** The four steps, each with what is left to do there. */
export const StepNav = ({ item, step, to }: StepNavProps) => (
  <nav aria-label="Steps" className={styles.steps}>
    <ol className={styles.list}>
      {stepNames.map((name, index) => {
        const note = stepNote(name, item)
        return (
          <li key={name} className={styles.cell}>
            <Link
              to={to({ step: name })}
              preventScrollReset
              className={styles.step}
              aria-current={name === step ? 'step' : undefined}
            >
              <span className={styles.title}>
                <span className={styles.number}>{index + 1}</span> {titles[name]}
              </span>
              <span className={styles.note}>
                {note.isOpen && <Icon name="triangle-alert" size={16} className={styles.open} />}
                {note.text}
              </span>
            </Link>
          </li>
        )
      })}
    </ol>
  </nav>
)
