import { slug } from '@app/contract/reference-lists/slug.ts'
import type { ReactNode, Ref } from 'react'
import { Stack } from '../../platform/boxes/stack.tsx'
import styles from '../creation.module.css'

interface PartProps {
  title: string
  hint?: string | undefined
  /** Takes the focus when what had it is gone. */
  ref?: Ref<HTMLElement>
  children: ReactNode
}

/** Some fields of a step, below a line. */
export const Part = ({ title, hint, ref, children }: PartProps) => (
  <section ref={ref} tabIndex={ref ? -1 : undefined} className={styles.part} aria-labelledby={slug(title)}>
    <Stack gap="5">
      <div>
        <h3 id={slug(title)} className="h3">
          {title}
        </h3>
        {hint !== undefined && <p className="sm mut">{hint}</p>}
      </div>
      {children}
    </Stack>
  </section>
)
