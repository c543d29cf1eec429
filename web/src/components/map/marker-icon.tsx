import { mapIconColors, mapIconOutline, mapIconScales } from '@app/contract/rules/map-icon-looks.ts'
import { classNames } from '../class-names.ts'
import styles from './marker-icon.module.css'

export type MarkerKind = 'circle' | 'star' | 'pin'

/** The names of the specification's table. */
const types = { pin: 'Pin', circle: 'Circle', star: 'Star' } as const
const drawnSize = 512

export interface MarkerIconProps {
  kind?: MarkerKind
  /** Any CSS color. By default that of the table. */
  color?: string
  /** Fraction of the drawing. */
  scale?: number
  className?: string
  /** Only the outline, for what is unknown. */
  isHollow?: boolean
}

export function MarkerIcon({
  kind = 'pin',
  color = mapIconColors[types[kind]],
  scale = mapIconScales[types[kind]],
  isHollow,
  className,
}: MarkerIconProps) {
  const size = Math.round(drawnSize * scale * 10) / 10
  return (
    <svg
      className={classNames(styles.icon, isHollow && styles.hollow, className)}
      color={color}
      width={size}
      height={size}
      viewBox="0 0 512 512"
      fill="currentColor"
      stroke={mapIconOutline}
      aria-hidden="true"
    >
      {shapes[kind]}
    </svg>
  )
}

const shapes = {
  circle: <circle cx="256" cy="256" r="216" />,
  star: <path d="M256 46l62 136 148 17-110 100 30 146-130-73-130 73 30-146L46 199l148-17z" />,
  pin: (
    <>
      <path d="M256 18C157 18 80 96 80 194c0 126 176 300 176 300s176-174 176-300C432 96 355 18 256 18z" />
      <circle className={styles.hole} cx="256" cy="192" r="64" />
    </>
  ),
}

/** Marks a place that has a promotion today. The name of its marker says so too. */
export const PromotionDot = ({ className }: { className?: string | undefined }) => (
  <span className={classNames(styles.dotOfPromotion, className)} />
)
