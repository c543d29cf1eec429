import type { ComponentProps, ReactNode } from 'react'
import { Link, type To } from 'react-router'
import styles from './chip.module.css'
import { classNames } from '../class-names.ts'
import { Icon } from '../pictures/icon.tsx'
import { count as formatCount } from '../format.ts'

interface ChipLook {
  isPressed?: boolean
  /** Number of results after a press. At 0 the chip is disabled. */
  count?: number
  className?: string
  children: ReactNode
}

export interface ChipLinkProps extends ChipLook {
  to: To
  isDisabled?: boolean
  preventScrollReset?: boolean
}

/** A filter that is kept in the address. */
export function ChipLink({ to, isDisabled, preventScrollReset, ...look }: ChipLinkProps) {
  const isOff = isDisabled ?? (look.count === 0 && !look.isPressed)
  if (isOff) {
    return (
      // A disabled link has no address, so it needs the role.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      <span role="link" aria-disabled="true" className={chipClass(look)}>
        <ChipContent {...look} />
      </span>
    )
  }
  return (
    <Link
      to={to}
      preventScrollReset={preventScrollReset}
      className={chipClass(look)}
      // Links don't support `aria-pressed`.
      aria-current={look.isPressed ? 'true' : undefined}
    >
      <ChipContent {...look} />
    </Link>
  )
}

export type ChipButtonProps = ChipLook & Omit<ComponentProps<'button'>, 'className' | 'children'>

export function ChipButton({ isPressed, count, className, children, ...props }: ChipButtonProps) {
  const look = { isPressed, count, className, children }
  return (
    <button
      type="button"
      disabled={count === 0 && !isPressed}
      {...props}
      aria-pressed={isPressed}
      className={chipClass(look)}
    >
      <ChipContent {...look} />
    </button>
  )
}

const chipClass = ({ isPressed, className }: ChipLook) =>
  classNames(styles.chip, isPressed && styles.pressed, className)

function ChipContent({ isPressed, count, children }: ChipLook) {
  return (
    <>
      {isPressed && <Icon name="check" size={16} />}
      <span>{children}</span>
      {count !== undefined && <span className={isPressed ? 'num' : 'num dim'}>{formatCount(count)}</span>}
    </>
  )
}

export interface ChipListProps extends ComponentProps<'div'> {
  /** On small screens one row that scrolls sideways. */
  isScrolling?: boolean
}

export function ChipList({ isScrolling, className, ...props }: ChipListProps) {
  return (
    <div {...props} className={classNames('row', styles.list, isScrolling && styles.scroll, className)} />
  )
}

export interface TagProps {
  tone?: 'plain' | 'warn' | 'info' | 'good' | 'bad'
  /** Positions it in the corner of a picture. */
  isOnPicture?: boolean
  className?: string
  children: ReactNode
}

/** A label that does nothing. */
export function Tag({ tone = 'plain', isOnPicture, className, children }: TagProps) {
  const look = classNames(styles.tag, `tint-${tone}`, isOnPicture && styles.onPicture, className)
  return <span className={look}>{children}</span>
}
