import { spriteUrl } from 'virtual:icon-sprite'
import { classNames } from '../class-names.ts'
import styles from './icon.module.css'

export interface IconLook {
  size?: 14 | 16 | 20 | 24
  isFilled?: boolean
  className?: string
}

/** A symbol of the sprite, in the color of the text. Hidden from screen readers. */
export function SpriteIcon({ name, size = 20, isFilled, className }: IconLook & { name: string }) {
  return (
    <svg
      className={classNames(styles.icon, styles[`size${size}`], className)}
      width={size}
      height={size}
      fill={isFilled ? 'currentColor' : 'none'}
      aria-hidden="true"
    >
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  )
}
