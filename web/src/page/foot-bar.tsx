import type { ReactNode } from 'react'
import { Toolbar } from '../platform/boxes/row.tsx'
import styles from './foot-bar.module.css'
import { useFootHeight } from './use-foot-height.ts'

interface FootBarProps {
  label: string
  children: ReactNode
}

/** A bar at the foot of small screens. Toasts stay above it. */
export const FootBar = ({ label, children }: FootBarProps) => (
  <section ref={useFootHeight()} className={styles.bar} aria-label={label} data-foot>
    <Toolbar gap="4" isWrapping={false}>
      {children}
    </Toolbar>
  </section>
)
