import type { ReactNode } from 'react'
import { useFootHeight } from '../page/use-foot-height.ts'
import { Toolbar } from '../platform/boxes/row.tsx'
import styles from './layout.module.css'

interface FootBarProps {
  label: string
  children: ReactNode
}

/** A bar at the foot of small screens. Toasts stay above it. */
export const FootBar = ({ label, children }: FootBarProps) => (
  <section ref={useFootHeight()} className={styles.footBar} aria-label={label} data-foot>
    <Toolbar gap="4" isWrapping={false}>
      {children}
    </Toolbar>
  </section>
)
