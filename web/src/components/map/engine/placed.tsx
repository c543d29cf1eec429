import type { Map as GlMap } from 'maplibre-gl'
import { useCallback, useMemo, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import type { Position } from '../map-profile.ts'
import { createPlacer, type Placer } from './placer.ts'
import { pressNearest } from './press-nearest.ts'
import styles from './placed.module.css'

interface PlacedLayerProps {
  map: GlMap
  /** Above the map instead of in it: dragging and the wheel do not reach the map from there. */
  isOverlay?: boolean
  children: (placer: Placer) => ReactNode
}

/** The layer for HTML that stays at its place on the map. */
export function PlacedLayer({ map, isOverlay = false, children }: PlacedLayerProps) {
  const placer = useMemo(() => createPlacer(map), [map])
  const attach = useCallback((element: HTMLElement | null) => placer.attach(element), [placer])
  const layer = (
    // The keyboard presses the buttons themselves.
    <div ref={attach} className={styles.layer} onClickCapture={isOverlay ? undefined : pressNearest}>
      {children(placer)}
    </div>
  )
  return isOverlay ? layer : createPortal(layer, map.getCanvasContainer())
}

/** A ref that puts an element at a position. */
export function usePlace(placer: Placer, { lat, lng }: Position) {
  return useCallback(
    (element: HTMLElement | null) => (element === null ? undefined : placer.put(element, { lat, lng })),
    [placer, lat, lng],
  )
}
