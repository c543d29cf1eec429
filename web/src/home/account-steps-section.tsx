import { Link } from 'react-router'
import { Icon } from '../components/pictures/icon.tsx'
import type { AccountStep } from './account-steps.ts'
import styles from './cells.module.css'
import page from './home-page.module.css'

interface AccountStepsSectionProps {
  accountType: string
  steps: readonly AccountStep[]
}

/** What people with this account type do next. Absent if they have done everything. */
export function AccountStepsSection({ accountType, steps }: AccountStepsSectionProps) {
  if (steps.length === 0) return null
  return (
    <section className={page.section} aria-labelledby="next">
      <div className={page.sectionHead}>
        <h2 id="next" className={page.heading}>
          What to do next
        </h2>
        <Link className="link sm" to="/account#profile">
          Your account type: {accountType}
        </Link>
      </div>
      <ul className={styles.cells}>
        {steps.map(({ icon, title, text, to }) => (
          <li key={to} className={styles.cell}>
            <span className={styles.icon}>
              <Icon name={icon} size={24} />
            </span>
            <h3 className={styles.title}>
              <Link className={styles.target} to={to}>
                {title}
              </Link>
            </h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
