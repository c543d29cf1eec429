import type { Map as GlMap } from 'maplibre-gl'
import { useMemo } from 'react'
import type { MapRings } from '../market-view.ts'
import type { RingLabel } from './arrange-ring-labels.ts'
import { usePlace } from './placed.tsx'
import styles from './pins.module.css'
import type { Placer } from './placer.ts'
import { circleRing } from './use-circle.ts'
import { useShape, type ShapeStyle } from './use-shape.ts'

const style: ShapeStyle = {
  id: 'rings',
  layers: [{ type: 'line', paint: { 'line-width': 1, 'line-dasharray': [3, 4] } }],
  color: 'label',
}

/** Draws circles around a place, by which people judge how far the rest is. */
export function useRings(map: GlMap | undefined, rings: MapRings | undefined) {
  const { lat, lng, miles } = rings ?? {}
  const lines = useMemo<GeoJSON.MultiLineString | undefined>(
    () =>
      lat === undefined || lng === undefined || miles === undefined
        ? undefined
        : {
            type: 'MultiLineString',
            coordinates: miles.map((distance) => circleRing({ lat, lng, miles: distance })),
          },
    [lat, lng, miles],
  )
  useShape(map, style, lines)
}

interface RingLabelsProps {
  placer: Placer
  labels: readonly RingLabel[]
}

export const RingLabels = ({ placer, labels }: RingLabelsProps) =>
  labels.map((label) => <PlacedLabel key={label.text} placer={placer} label={label} />)

const PlacedLabel = ({ placer, label }: { placer: Placer; label: RingLabel }) => (
  <span ref={usePlace(placer, label)} className={`xs ${styles.ring}`} aria-hidden="true">
    {label.text}
  </span>
)
