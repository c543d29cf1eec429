import type { ReactNode } from 'react'
import { Section } from '../../platform/boxes/section.tsx'
import { Stack } from '../../platform/boxes/stack.tsx'
import styles from './lead.module.css'

interface BlockProps {
  title: string
  /** At the end of the title's line. */
  action?: ReactNode
  children: ReactNode
}

/** A part of the main column, between lines. */
export const Block = ({ children, ...section }: BlockProps) => (
  <div className={styles.block}>
    <Section {...section}>{children}</Section>
  </div>
)

/** A part of the side, below a line. */
export const SidePart = ({ title, children }: { title?: string; children: ReactNode }) => (
  <div className={styles.part}>
    <Stack gap="2">
      {title !== undefined && <h2 className="h3">{title}</h2>}
      {children}
    </Stack>
  </div>
)
