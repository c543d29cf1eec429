import type { ComponentProps } from 'react'
import styles from './card-grid.module.css'
import { classNames } from '../class-names.ts'

/** Cards of one height a row, as many beside each other as fit. */
export function CardGrid({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={classNames(styles.grid, className)} />
}
