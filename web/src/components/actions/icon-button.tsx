import type { ComponentProps } from 'react'
import { buttonClass, type ButtonVariant } from './button-look.ts'
import styles from './button.module.css'
import type { IconName } from '../pictures/icon-names.ts'
import { Icon, Spinner } from '../pictures/icon.tsx'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: IconName
  label: string
  variant?: ButtonVariant
  size?: 'm' | 'l'
  isFilled?: boolean
  isBusy?: boolean
}

export function IconButton({
  icon,
  label,
  variant = 'quiet',
  size,
  isFilled,
  isBusy = false,
  className,
  onClick,
  ...props
}: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...props}
      className={buttonClass({ variant, size }, styles.square, className)}
      aria-label={label}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || props['aria-disabled']}
      onClick={isBusy ? undefined : onClick}
    >
      {isBusy ? <Spinner /> : <Icon name={icon} isFilled={isFilled} />}
    </button>
  )
}
