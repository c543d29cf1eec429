import { classNames } from '../class-names.ts'
import styles from './skeleton.module.css'

export interface SkeletonProps {
  /** A line of text, a block of the size its class gives it, a part of a page (320 px high), or a round picture. */
  look?: 'line' | 'block' | 'part' | 'round'
  className?: string
}

/** A placeholder while content loads. Set `aria-busy` on the container. */
export function Skeleton({ look = 'line', className }: SkeletonProps) {
  return <span aria-hidden="true" className={classNames(styles.skeleton, styles[look], className)} />
}
