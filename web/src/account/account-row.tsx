import type { ReactNode } from 'react'
import { Grid } from '../platform/boxes/grid.tsx'
import styles from './account.module.css'

interface AccountRowProps {
  /** A picture or an icon. */
  lead: ReactNode
  /** What it is, and a line about it. */
  children: ReactNode
  action?: ReactNode
}

/** Rows in a frame, each with its action at the end. */
export const AccountRows = ({ label, children }: { label?: string; children: ReactNode }) => (
  <ul className={styles.rows} aria-label={label}>
    {children}
  </ul>
)

export const AccountRow = ({ lead, children, action }: AccountRowProps) => (
  <li>
    <Grid columns="start main end" gap="1 3" align="center">
      {lead}
      <div>{children}</div>
      {action}
    </Grid>
  </li>
)
