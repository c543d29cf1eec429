import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Grid } from '../platform/boxes/grid.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import styles from './admin.module.css'

interface AdminRowProps {
  name: string
  /** Its page, if it has one. */
  to?: string
  /** Lines below the name. */
  children: ReactNode
  side: ReactNode
  actions: ReactNode
}

/** A row of a list of administrators. Its title takes the focus of `useRows`. */
export const AdminRow = ({ name, to, children, side, actions }: AdminRowProps) => (
  <article className={styles.row}>
    <Grid columns="3" gap="4 6" align="start">
      <Stack gap="2">
        <h2 className={styles.name} tabIndex={to === undefined ? -1 : undefined}>
          {to === undefined ? name : <Link to={to}>{name}</Link>}
        </h2>
        {children}
      </Stack>
      {side}
      {actions}
    </Grid>
  </article>
)

/** Somebody's name, and their address to write to. */
export const PersonLink = ({ name, email }: { name: string; email: string }) => (
  <>
    {`${name}, `}
    <a className="link" href={`mailto:${email}`}>
      {email}
    </a>
  </>
)
