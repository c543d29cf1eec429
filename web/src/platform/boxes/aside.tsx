import type { ReactNode } from 'react'
import { classNames } from '../../components/class-names.ts'
import styles from './boxes.module.css'

interface AsideProps {
  side: ReactNode
  width?: 'm' | 'l'
  /** Whether the side stays in view while the main column scrolls. */
  isSticky?: boolean
  /** Names the side for screen readers. */
  label?: string
  children: ReactNode
}

/** A main column with a side, which goes below it where there is no room. */
export const Aside = ({ side, width = 'm', isSticky = false, label, children }: AsideProps) => (
  <div className={classNames(styles.aside, width === 'l' && styles.wideSide)}>
    <div>{children}</div>
    <aside aria-label={label} className={isSticky ? styles.sticky : undefined}>
      {side}
    </aside>
  </div>
)
