import type { ReactNode } from 'react'
import { classNames } from '../components/class-names.ts'
import { useFootHeight } from '../page/use-foot-height.ts'
import styles from './layout.module.css'

interface FootBarProps {
  label: string
  className?: string | undefined
  children: ReactNode
}

/** A bar at the foot of small screens. Toasts stay above it. */
export const FootBar = ({ label, className, children }: FootBarProps) => (
  <section
    ref={useFootHeight()}
    className={classNames(styles.footBar, className)}
    aria-label={label}
    data-foot
  >
    {children}
  </section>
)
