import { Link } from 'react-router'
import { count as formatCount } from '../format.ts'
import styles from './tabs.module.css'

interface TabLink {
  label: string
  to: string
  isCurrent: boolean
  count?: number | undefined
}

interface TabLinksProps {
  /** Of the navigation. */
  label: string
  tabs: readonly TabLink[]
  className?: string | undefined
}

/** Like `Tabs`, for panels that are pages of their own. */
export const TabLinks = ({ label, tabs, className }: TabLinksProps) => (
  <nav aria-label={label} className={className}>
    <ul className={styles.tabs}>
      {tabs.map((tab) => (
        <li key={tab.to}>
          <Link
            to={tab.to}
            preventScrollReset
            aria-current={tab.isCurrent ? 'page' : undefined}
            className={styles.tab}
          >
            {tab.label}{' '}
            {tab.count !== undefined && (
              <span className={`dim xs ${styles.count}`}>{formatCount(tab.count)}</span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)
