import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Stack } from '../../platform/boxes/stack.tsx'
import { RuledItem } from '../../components/display/ruled-list.tsx'
import styles from './pipeline.module.css'

interface RequestRowProps {
  to: string
  name: string
  /** Why it is shown. */
  reason: string
  /** Where it looks, what it pays, and until when. */
  asked?: string
  children?: ReactNode
}

/** A request that isn't on the board, or an organization, with the reason why it is listed. */
export const RequestRow = ({ to, name, reason, asked, children }: RequestRowProps) => (
  <RuledItem>
    <span className={styles.words}>
      <Stack as="span" gap="0">
        <Link className="semi" to={to}>
          {name}
        </Link>
        <span className="sm mut">{reason}</span>
        {asked && <span className="sm mut">{asked}</span>}
      </Stack>
    </span>
    {children}
  </RuledItem>
)
