import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './details.module.css'
import { Icon } from '../pictures/icon.tsx'

export interface DetailsProps extends Omit<ComponentProps<'details'>, 'title'> {
  summary: ReactNode
}

/** A part that opens on demand, without JavaScript too. */
export function Details({ summary, className, children, ...props }: DetailsProps) {
  return (
    <details {...props} className={classNames(styles.details, className)}>
      <summary className={`row sm semi ${styles.summary}`}>
        <span>{summary}</span>
        <Icon name="chevron-down" className={`dim ${styles.chevron}`} />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}
