import type { KeyboardEvent, ReactNode, Ref } from 'react'
import { classNames } from '../class-names.ts'
import { IconButton } from '../icon-button.tsx'
import styles from './info-frame.module.css'

interface InfoFrameProps {
  /** Of the place that it is about. */
  name: string
  onClose: () => void
  className?: string
  children: ReactNode
  ref?: Ref<HTMLElement>
}

/** What stands around all that a map tells about a place; its button or Escape closes it. */
export function InfoFrame({ name, onClose, className, children, ref }: InfoFrameProps) {
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
  }
  return (
    <section
      ref={ref}
      className={classNames(styles.frame, className)}
      tabIndex={-1}
      aria-label={name}
      onKeyDown={closeOnEscape}
    >
      {children}
      <IconButton className={styles.close} variant="line" icon="x" label="Close" onClick={onClose} />
    </section>
  )
}
