import type { ReactNode } from 'react'
import { Grid } from '../platform/boxes/grid.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import styles from './side-section.module.css'

interface SideSectionProps {
  /** The hash of the links to it. */
  id: string
  title: string
  text?: ReactNode
  children: ReactNode
}

/** A heading with what the section is for, and its content beside or below it. */
export const SideSection = ({ id, title, text, children }: SideSectionProps) => (
  <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
    <Grid columns="side main" gap="5 10">
      <Stack as="header" gap="1">
        <h2 id={`${id}-title`} className="h3">
          {title}
        </h2>
        {text !== undefined && <p className="sm mut">{text}</p>}
      </Stack>
      <Stack>{children}</Stack>
    </Grid>
  </section>
)
