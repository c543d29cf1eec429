import type { ReactNode } from 'react'
import { classNames } from '../../components/class-names.ts'
import styles from './block.module.css'
import { Editable, type EditableProps } from './editable.tsx'

interface BlockProps extends Pick<EditableProps, 'title' | 'facility' | 'editor' | 'opener' | 'isEmpty'> {
  id: string
  className?: string | undefined
  /** Beside the title. */
  note?: ReactNode
  children: ReactNode
}

/** A section of the page, edited in place by those who may. */
export function Block({ id, className, note, children, ...editable }: BlockProps) {
  return (
    <Editable
      {...editable}
      frame={
        <section id={id} className={classNames(styles.block, className)} aria-labelledby={`${id}-title`} />
      }
    >
      {(editButton) => (
        <>
          <div className={styles.head}>
            <h2 id={`${id}-title`} className={styles.title}>
              {editable.title}
            </h2>
            {note !== undefined && <span className="sm dim">{note}</span>}
            {editButton}
          </div>
          {children}
        </>
      )}
    </Editable>
  )
}
