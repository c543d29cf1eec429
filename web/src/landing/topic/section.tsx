import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './section.module.css'

interface SectionProps {
  title: string
  /** Everything that the section shows a part of. */
  all?: { label: string; to: string } | undefined
  children: ReactNode
}

export const Section = ({ title, all, children }: SectionProps) => (
  <section className={styles.section}>
    <div className={styles.head}>
      <h2 className={styles.title}>{title}</h2>
      {all && (
        <Link to={all.to} className={`link sm ${styles.all}`}>
          {all.label}
        </Link>
      )}
    </div>
    {children}
  </section>
)
