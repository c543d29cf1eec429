import type { ComponentProps, MouseEvent } from 'react'
import { buttonClass, type ButtonLook } from './button-look.ts'
import { Icon, Spinner } from '../pictures/icon.tsx'

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Shows that it is at work, and takes no further press. It keeps the focus, which a disabled button loses. */
  isBusy?: boolean
}

export function Button({
  variant,
  size,
  icon,
  isBusy = false,
  className,
  children,
  onClick,
  ...props
}: ButtonProps) {
  return (
    <button
      type="button"
      {...props}
      className={buttonClass({ variant, size }, className)}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || props['aria-disabled']}
      onClick={isBusy ? refuse : onClick}
    >
      {isBusy ? <Spinner /> : icon !== undefined && <Icon name={icon} />}
      {children}
    </button>
  )
}

const refuse = (event: MouseEvent) => event.preventDefault()
