import type { ReactNode } from 'react'
import styles from './entry-row.module.css'

/** The entries of an editor, such as booked days. */
export const EntryList = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul className={styles.list} aria-label={label}>
    {children}
  </ul>
)

interface EntryRowProps {
  id: string
  title: string
  note: string
  /** Its state, as tags. */
  children?: ReactNode
  /** Buttons. */
  actions?: ReactNode
}

export const EntryRow = ({ id, title, note, children, actions }: EntryRowProps) => (
  <li data-entry={id} className={styles.row}>
    <div className={styles.words}>
      <span className="semi">{title}</span>
      <span className="xs dim">{note}</span>
    </div>
    {children}
    {actions && <span className={styles.actions}>{actions}</span>}
  </li>
)

/** The first button of an entry, which gets the focus when its form closes. */
export const buttonOfEntry = (list: HTMLElement | null, id: string) =>
  list?.querySelector<HTMLElement>(`[data-entry="${id}"] button`)
