import { classNames } from '../class-names.ts'
import { Icon } from '../pictures/icon.tsx'
import styles from './spinner.module.css'

export function Spinner({ className }: { className?: string }) {
  return <Icon name="loader-circle" className={classNames(styles.spinner, className)} />
}
