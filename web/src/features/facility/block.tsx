import type { Facility } from '@app/contract/facilities/facility-schema.ts'
import type { ReactNode } from 'react'
import { classNames } from '../../components/class-names.ts'
import styles from './block.module.css'
import { Editable, type Opener } from './editable.tsx'
import type { Editor } from './editing-seam.ts'

export interface BlockProps {
  id: string
  title: string
  facility: Facility
  /** Absent for those who may not edit. */
  editor?: Editor | undefined
  opener?: Opener
  className?: string | undefined
  /** Beside the title. */
  note?: ReactNode
  children: ReactNode
}

/** A section of the page, edited in place by those who may. */
export function Block({ id, title, facility, editor, opener, className, note, children }: BlockProps) {
  return (
    <section id={id} className={classNames(styles.block, className)} aria-labelledby={`${id}-title`}>
      <Editable title={title} facility={facility} editor={editor} opener={opener}>
        {(editButton) => (
          <>
            <div className={styles.head}>
              <h2 id={`${id}-title`} className={styles.title}>
                {title}
              </h2>
              {note !== undefined && <span className="sm dim">{note}</span>}
              {editButton}
            </div>
            {children}
          </>
        )}
      </Editable>
    </section>
  )
}
