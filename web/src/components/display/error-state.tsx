import { Button } from '../actions/button.tsx'
import { classNames } from '../class-names.ts'
import { Icon } from '../pictures/icon.tsx'
import styles from './state.module.css'

export interface ErrorStateProps {
  title?: string
  /** What went wrong, and what it means. */
  detail?: string
  onRetry?: () => void
  isRetrying?: boolean
  className?: string
}

export function ErrorState({
  title = 'Something didn’t load.',
  detail = 'The server gave no answer. Nothing you typed is lost.',
  onRetry,
  isRetrying,
  className,
}: ErrorStateProps) {
  return (
    <div role="alert" className={classNames(styles.state, styles.failed, className)}>
      <Icon name="triangle-alert" size={24} className="bad" />
      <p className="h3 semi">{title}</p>
      <p className={`mut ${styles.text}`}>{detail}</p>
      <div className={`row ${styles.actions}`}>
        {onRetry !== undefined && (
          <Button icon="rotate-ccw" isBusy={isRetrying} onClick={onRetry}>
            Try again
          </Button>
        )}
      </div>
    </div>
  )
}
