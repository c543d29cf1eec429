import { earthRadiusMiles } from '@app/contract/rules/globe.ts'
import type { Map as GlMap } from 'maplibre-gl'
import { miles as milesText } from '../../format.ts'
import styles from './map-frame.module.css'
import { useZoom } from './map-view.ts'

/** In miles. */
const lengths = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500] as const
/** In px. */
const widest = 96

/** The longest round distance that fits, and its width in px. */
export function scaleOf(zoom: number, lat: number): { miles: number; width: number } {
  const equator = 2 * Math.PI * earthRadiusMiles
  const perMile = (512 * 2 ** zoom) / (equator * Math.cos((lat * Math.PI) / 180))
  const miles = lengths.findLast((length) => length * perMile <= widest) ?? lengths[0]
  return { miles, width: miles * perMile }
}

/** How long a distance is on the map, at this latitude. */
export function MapScale({ map, lat }: { map: GlMap; lat: number }) {
  const { miles, width } = scaleOf(useZoom(map), lat)
  return (
    <p className={`xs ${styles.scale}`}>
      <span className={styles.bar} style={{ inlineSize: width }} />
      {milesText(miles)}
    </p>
  )
}
