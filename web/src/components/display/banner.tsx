import type { ReactNode, Ref } from 'react'
import styles from './banner.module.css'
import { classNames } from '../class-names.ts'
import { IconButton } from '../actions/icon-button.tsx'
import type { IconName } from '../pictures/icon-names.ts'
import { Icon } from '../pictures/icon.tsx'

const icons = { info: 'info', good: 'circle-check', warn: 'triangle-alert', bad: 'circle-alert' } as const

export interface BannerProps {
  tone?: keyof typeof icons
  icon?: IconName
  children: ReactNode
  action?: ReactNode
  onDismiss?: () => void
  /** Announced when it appears: for an answer to what somebody did. */
  isLive?: boolean
  className?: string
  ref?: Ref<HTMLDivElement>
}

export function Banner({
  tone = 'info',
  icon,
  children,
  action,
  onDismiss,
  isLive,
  className,
  ref,
}: BannerProps) {
  const role = tone === 'bad' ? 'alert' : 'status'
  return (
    <div
      ref={ref}
      className={classNames('sm', styles.banner, `tint-${tone}`, className)}
      role={isLive ? role : undefined}
    >
      <Icon name={icon ?? icons[tone]} className={styles.icon} />
      <div className={`row grow ${styles.main}`}>
        <div className={styles.text}>{children}</div>
        {action}
      </div>
      {onDismiss !== undefined && (
        <IconButton icon="x" label="Dismiss" className={styles.dismiss} onClick={onDismiss} />
      )}
    </div>
  )
}
