import styles from './badge.module.css'
import { classNames } from '../class-names.ts'

export interface BadgeProps {
  count: number
  cap?: number
  /** Behind a word instead of at the corner of an icon. */
  isInline?: boolean
  className?: string
}

/** A count at the corner of its parent, whose label names what is counted. */
export function Badge({ count, cap, isInline, className }: BadgeProps) {
  const text = badgeText(count, cap)
  if (text === undefined) return null
  return <span className={classNames(styles.badge, isInline && styles.inline, className)}>{text}</span>
}

/** Marks something new, without a count. */
export function Dot({ className, isInline }: Pick<BadgeProps, 'className' | 'isInline'>) {
  const look = classNames(styles.badge, styles.dot, isInline && styles.inline, className)
  return <span aria-hidden="true" className={look} />
}

/** A count as a badge shows it: nothing at 0, and at most the cap, such as 99+. */
export function badgeText(count: number, cap = 99): string | undefined {
  if (count <= 0) return undefined
  return count > cap ? `${cap}+` : String(count)
}
