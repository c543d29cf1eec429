import type { ReactNode } from 'react'
import { Row, Toolbar } from '../platform/boxes/row.tsx'
import styles from './layout.module.css'

interface RequestHeadProps {
  /** A line above the title. */
  above?: ReactNode
  title: string
  /** Paragraphs below the title. */
  text?: ReactNode
  /** Buttons beside the title. */
  actions?: ReactNode
}

/** The title of a page about requests. */
export const RequestHead = ({ above, title, text, actions }: RequestHeadProps) => (
  <header className={styles.head}>
    <Toolbar align="end" gap="3 6">
      <div>
        {above}
        <h1 className="h1">{title}</h1>
        {text}
      </div>
      {actions && (
        <div className={styles.headActions}>
          <Row>{actions}</Row>
        </div>
      )}
    </Toolbar>
  </header>
)
