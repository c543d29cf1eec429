import type { Map as GlMap } from 'maplibre-gl'
import { useMemo } from 'react'
import { miles as milesText } from '../../format.ts'
import type { Position } from '../map-profile.ts'
import type { MapRings } from '../market-view.ts'
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

/** The distance of each ring, at its foot. */
export const RingLabels = ({ placer, rings: { lat, lng, miles } }: { placer: Placer; rings: MapRings }) =>
  miles.map((distance) => (
    <RingLabel
      key={distance}
      placer={placer}
      position={footOf(circleRing({ lat, lng, miles: distance }))}
      distance={distance}
    />
  ))

interface RingLabelProps {
  placer: Placer
  position: Position
  distance: number
}

const RingLabel = ({ placer, position, distance }: RingLabelProps) => (
  <span ref={usePlace(placer, position)} className={`xs ${styles.ring}`} aria-hidden="true">
    {milesText(distance)}
  </span>
)

/** The southernmost point of a ring, halfway around. */
function footOf(ring: ReturnType<typeof circleRing>): Position {
  const [lng, lat] = ring[Math.floor(ring.length / 2)] ?? [0, 0]
  return { lng, lat }
}
