import type { ReactNode } from 'react'
import styles from './account-section.module.css'

interface AccountSectionProps {
  /** The hash of the links to it. */
  id: string
  title: string
  text?: ReactNode
  children: ReactNode
}

/** A heading with what the section is for, and its content beside or below it. */
export const AccountSection = ({ id, title, text, children }: AccountSectionProps) => (
  <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
    <header>
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      {text !== undefined && <p className={styles.text}>{text}</p>}
    </header>
    <div className={styles.content}>{children}</div>
  </section>
)
