import type { ReactNode } from 'react'
import { classNames } from '../../components/class-names.ts'
import styles from './boxes.module.css'

interface AsideProps {
  side: ReactNode
  width?: 'm' | 'l'
  /** Whether the side stays in view while the main column scrolls. */
  isSticky?: boolean
  children: ReactNode
}

/** A main column with a side, which goes below it where there is no room. */
export const Aside = ({ side, width = 'm', isSticky = false, children }: AsideProps) => (
  <div className={classNames(styles.aside, width === 'l' && styles.wideSide)}>
    <div>{children}</div>
    <aside className={isSticky ? styles.sticky : undefined}>{side}</aside>
  </div>
)
