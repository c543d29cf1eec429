import { Link, type LinkProps } from 'react-router'
import { buttonClass, type ButtonLook } from './button-look.ts'
import { Icon } from '../pictures/icon.tsx'

export interface ButtonLinkProps extends Omit<LinkProps, 'className'>, ButtonLook {
  className?: string
  /** Rendered without an address, as a disabled link. */
  isDisabled?: boolean
}

export function ButtonLink({
  variant,
  size,
  icon,
  isDisabled,
  className,
  children,
  ...props
}: ButtonLinkProps) {
  const content = (
    <>
      {icon !== undefined && <Icon name={icon} />}
      {children}
    </>
  )
  const look = buttonClass({ variant, size }, className)
  if (isDisabled) {
    return (
      // A link by its place and look, without an address to be one by itself.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      <span role="link" aria-disabled="true" className={look}>
        {content}
      </span>
    )
  }
  return (
    <Link {...props} className={look}>
      {content}
    </Link>
  )
}
