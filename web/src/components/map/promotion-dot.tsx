import { classNames } from '../class-names.ts'
import styles from './promotion-dot.module.css'

/** Marks a place that has a promotion today. The name of its marker says so too. */
export const PromotionDot = ({ className }: { className?: string | undefined }) => (
  <span className={classNames(styles.dot, className)} />
)
