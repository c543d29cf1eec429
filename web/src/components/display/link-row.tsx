import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from '../class-names.ts'
import styles from './link-row.module.css'

interface LinkRowProps {
  /** Undefined for something without a page. */
  to: string | undefined
  title: string
  /** A picture or an icon. */
  lead: ReactNode
  /** The lines below the title. */
  children: ReactNode
  /** The columns after them. */
  after?: ReactNode
  /** Has the columns and their gaps. */
  className?: string
}

/** A row of a list that links to a page as a whole. */
export const LinkRow = ({ to, title, lead, children, after, className }: LinkRowProps) => (
  <li className={classNames(styles.row, className)}>
    {lead}
    <div>
      <h3 className={styles.title}>
        {to === undefined ? (
          title
        ) : (
          <Link to={to} className="covers">
            {title}
          </Link>
        )}
      </h3>
      {children}
    </div>
    {after}
  </li>
)
