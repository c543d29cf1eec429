import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Toolbar } from '../../platform/boxes/row.tsx'
import { Stack } from '../../platform/boxes/stack.tsx'
import styles from './topic.module.css'

interface SectionProps {
  title: string
  /** Everything that the section shows a part of. */
  all?: { label: string; to: string } | undefined
  children: ReactNode
}

export const Section = ({ title, all, children }: SectionProps) => (
  <section className={styles.section}>
    <Stack gap="5">
      <Toolbar gap="1 4">
        <h2 className={styles.sectionTitle}>{title}</h2>
        {all && (
          <Link to={all.to} className={`link sm ${styles.all}`}>
            {all.label}
          </Link>
        )}
      </Toolbar>
      {children}
    </Stack>
  </section>
)
