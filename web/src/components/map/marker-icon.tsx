import { mapIconScales } from '@app/contract/rules/map-icon-looks.ts'
import { classNames } from '../class-names.ts'
import styles from './marker-icon.module.css'

export type MarkerKind = 'circle' | 'star' | 'pin'

/** Fractions of the drawing. */
const defaultScales = { pin: mapIconScales.Pin, circle: mapIconScales.Circle, star: mapIconScales.Star }
const drawnSize = 512

export interface MarkerIconProps {
  kind?: MarkerKind
  /** Any CSS color. By default a pin is red, a circle gray and a star yellow. */
  color?: string
  scale?: number
  className?: string
  /** Only the outline, for what is unknown. */
  isHollow?: boolean
}

export function MarkerIcon({
  kind = 'pin',
  color,
  scale = defaultScales[kind],
  isHollow,
  className,
}: MarkerIconProps) {
  const size = Math.round(drawnSize * scale * 10) / 10
  return (
    <svg
      className={classNames(color === undefined && styles[kind], isHollow && styles.hollow, className)}
      color={color}
      width={size}
      height={size}
      viewBox="0 0 512 512"
      fill="currentColor"
      aria-hidden="true"
    >
      {shapes[kind]}
    </svg>
  )
}

const shapes = {
  circle: (
    <>
      <circle className={styles.edge} cx="256" cy="256" r="244" />
      <circle className={styles.dot} cx="256" cy="256" r="178" />
    </>
  ),
  star: (
    <path
      className={styles.outlined}
      d="M256 46l62 136 148 17-110 100 30 146-130-73-130 73 30-146L46 199l148-17z"
    />
  ),
  pin: (
    <>
      <path
        className={styles.outlined}
        d="M256 18C157 18 80 96 80 194c0 126 176 300 176 300s176-174 176-300C432 96 355 18 256 18z"
      />
      <circle className={styles.hole} cx="256" cy="192" r="64" />
    </>
  ),
}

/** Marks a place that has a promotion today. The name of its marker says so too. */
export const PromotionDot = ({ className }: { className?: string | undefined }) => (
  <span className={classNames(styles.dotOfPromotion, className)} />
)
