import { classNames } from '../class-names.ts'
import type { MapPlace } from './market-view.ts'
import { PlaceIcon } from './place-icon.tsx'
import styles from './place-legend.module.css'
import { placeLooks } from './place-looks.ts'
import { PromotionDot } from './promotion-dot.tsx'

interface PlaceLegendProps {
  places: readonly Pick<MapPlace, 'category' | 'hasPromotion'>[]
  className?: string | undefined
}

const order = Object.keys(placeLooks)

/** Names the icons of a map's markers. Absent if all are plain. */
export function PlaceLegend({ places, className }: PlaceLegendProps) {
  const categories = [...new Set(places.flatMap(({ category }) => category ?? []))]
  const hasPromotions = places.some(({ hasPromotion }) => hasPromotion)
  if (categories.length === 0 && !hasPromotions) return null
  return (
    <ul className={classNames(styles.legend, className)} aria-label="Places on the map">
      {categories
        .toSorted((one, other) => order.indexOf(one) - order.indexOf(other))
        .map((name) => (
          <li key={name} className={styles.entry}>
            <PlaceIcon category={name} />
            {placeLooks[name].label}
          </li>
        ))}
      {hasPromotions && (
        <li className={styles.entry}>
          <PromotionDot className={styles.dot} />
          Has a promotion today
        </li>
      )}
    </ul>
  )
}
