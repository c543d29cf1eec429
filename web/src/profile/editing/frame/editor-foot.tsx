import type { ReactNode } from 'react'
import { Row } from '../../../platform/boxes/row.tsx'
import styles from '../editing.module.css'

interface EditorFootProps {
  /** At the end of the line: what is not saved. It is read out when it changes. */
  status?: ReactNode
  children: ReactNode
}

/** The buttons of an editor. */
export const EditorFoot = ({ status, children }: EditorFootProps) => (
  <div className={styles.foot}>
    <Row>
      {children}
      {status !== undefined && (
        <span className={`sm mut ${styles.count}`} aria-live="polite">
          {status}
        </span>
      )}
    </Row>
  </div>
)
