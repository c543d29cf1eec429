import { spriteUrl } from 'virtual:icon-sprite'
import { classNames } from '../class-names.ts'
import type { IconName } from './icon-names.ts'
import styles from './icon.module.css'

export interface IconLook {
  size?: 14 | 16 | 20 | 24
  isFilled?: boolean
  className?: string
}

/** So that an icon grows with the text beside it. */
const remOf = (size: number) => `${size / 16}rem`

/** A symbol of the sprite, in the color of the text. Hidden from screen readers. */
export function SpriteIcon({ name, size = 20, isFilled, className }: IconLook & { name: string }) {
  return (
    <svg
      className={classNames(styles.icon, className)}
      width={remOf(size)}
      height={remOf(size)}
      fill={isFilled ? 'currentColor' : 'none'}
      aria-hidden="true"
    >
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  )
}

export const Icon = (props: IconLook & { name: IconName }) => <SpriteIcon {...props} />

export const Spinner = () => <Icon name="loader-circle" className={styles.spinner} />
