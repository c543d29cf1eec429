import { useId, type ReactNode } from 'react'
import { Toolbar } from './row.tsx'
import styles from './boxes.module.css'

interface SectionProps {
  title: ReactNode
  level?: 'h2' | 'h3'
  /** How large the title is. By default, as its level. */
  look?: 'h2' | 'h3'
  /** At the end of the title's line. */
  action?: ReactNode
  children: ReactNode
}

/** A part of a page under its title, which names it. */
export function Section({ title, level: Heading = 'h2', look = Heading, action, children }: SectionProps) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <Toolbar>
        <Heading id={id} className={look}>
          {title}
        </Heading>
        {action}
      </Toolbar>
      {children}
    </section>
  )
}
