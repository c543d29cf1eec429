import styles from './button.module.css'
import { classNames } from '../class-names.ts'
import type { IconName } from '../pictures/icon-names.ts'

export type ButtonVariant = 'line' | 'primary' | 'quiet' | 'danger'

export interface ButtonLook {
  variant?: ButtonVariant
  size?: 'm' | 'l'
  icon?: IconName
}

export const buttonClass = (
  { variant = 'line', size = 'm' }: ButtonLook,
  ...more: (string | undefined)[]
): string | undefined => classNames(styles.button, styles[variant], size === 'l' && styles.large, ...more)
