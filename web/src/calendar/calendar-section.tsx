import type { ReactNode } from 'react'
import styles from './sections.module.css'

interface CalendarSectionProps {
  id: string
  title: string
  note?: string
  children: ReactNode
}

/** What stands below the calendar, beside others of it if the screen is wide. */
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
