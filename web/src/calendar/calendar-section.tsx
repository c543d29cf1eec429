import type { ReactNode } from 'react'
import styles from './sections.module.css'

interface CalendarSectionProps {
  id: string
  title: string
  note?: string
  children: ReactNode
}

/** A section below the calendar, in columns on wide screens. */
export function CalendarSection({ id, title, note, children }: CalendarSectionProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      {note !== undefined && <p className="sm mut">{note}</p>}
      {children}
    </section>
  )
}
