import { classNames } from '../class-names.ts'
import type { IconName } from './icon-names.ts'
import styles from './icon.module.css'
import { SpriteIcon, type IconLook } from './sprite-icon.tsx'

export function Icon(props: IconLook & { name: IconName }) {
  return <SpriteIcon {...props} />
}

export function Spinner({ className }: { className?: string }) {
  return <Icon name="loader-circle" className={classNames(styles.spinner, className)} />
}
