import { Details } from '../../overlays/details.tsx'
import { useMedia } from '../../use-media.ts'
import type { MapMarker } from '../market-view.ts'
import { PlaceLegend } from '../place-legend.tsx'
import styles from './market-legend.module.css'

/** The legend in a corner of the map. On a small screen, it opens on demand. */
export function MarketLegend({ markers }: { markers: readonly MapMarker[] }) {
  const isWide = useMedia('(min-width: 900px)')
  if (!markers.some(({ category, isFree }) => category ?? isFree !== undefined)) return null
  return (
    <Details summary="Legend" open={isWide} className={styles.legend}>
      <PlaceLegend places={markers} className={styles.entries} />
    </Details>
  )
}
