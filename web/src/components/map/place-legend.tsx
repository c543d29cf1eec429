import { classNames } from '../class-names.ts'
import type { MapMarker } from './market-view.ts'
import { MarkerIcon, PromotionDot } from './marker-icon.tsx'
import { PlaceIcon } from './place-icon.tsx'
import styles from './marker-icon.module.css'
import { placeLooks } from './place-looks.ts'

interface PlaceLegendProps {
  places: readonly Pick<MapMarker, 'category' | 'hasPromotion' | 'isFree'>[]
  className?: string | undefined
}

const order = Object.keys(placeLooks)

/** Names the icons of a map's markers. Absent if all are plain. */
export function PlaceLegend({ places, className }: PlaceLegendProps) {
  const categories = [...new Set(places.flatMap(({ category }) => category ?? []))].toSorted(
    (one, other) => order.indexOf(one) - order.indexOf(other),
  )
  const entries = [...Map.groupBy(categories, (name) => placeLooks[name].label)]
  const hasPromotions = places.some(({ hasPromotion }) => hasPromotion)
  const hasDays = places.some(({ isFree }) => isFree !== undefined)
  if (categories.length === 0 && !hasPromotions && !hasDays) return null
  return (
    <ul className={classNames('mut xs', styles.legend, className)} aria-label="Places on the map">
      {entries.map(([label, names]) => (
        <li key={label} className="row">
          {names.map((name) => (
            <PlaceIcon key={name} category={name} />
          ))}
          {label}
        </li>
      ))}

      {hasDays && (
        <>
          <li className="row">
            <MarkerIcon kind="circle" />
            Known to be free
          </li>
          <li className="row">
            <MarkerIcon kind="circle" isHollow />
            Calendar unknown
          </li>
        </>
      )}
      {hasPromotions && (
        <li className="row">
          <PromotionDot className={styles.inLegend} />
          Has a promotion today
        </li>
      )}
    </ul>
  )
}
