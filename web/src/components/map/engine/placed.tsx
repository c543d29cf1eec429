import type { Map as GlMap } from 'maplibre-gl'
import { useCallback, useMemo, type MouseEvent, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import type { Position } from '../map-profile.ts'
import { createPlacer, type Placer } from './placer.ts'
import styles from './pins.module.css'

interface PlacedLayerProps {
  map: GlMap
  /** Above the map instead of in it, so that dragging and scrolling there don't reach the map. */
  isOverlay?: boolean
  children: (placer: Placer) => ReactNode
}

/** The layer for HTML that keeps its position on the map. */
export function PlacedLayer({ map, isOverlay = false, children }: PlacedLayerProps) {
  const placer = useMemo(() => createPlacer(map), [map])
  const attach = useCallback((element: HTMLElement | null) => placer.attach(element), [placer])
  const layer = (
    // Keyboard users press the buttons themselves.
    <div ref={attach} className={styles.layer} onClickCapture={isOverlay ? undefined : pressNearest}>
      {children(placer)}
    </div>
  )
  return isOverlay ? layer : createPortal(layer, map.getCanvasContainer())
}

/** A ref that places an element at a position. */
export function usePlace<Placed extends HTMLElement | SVGElement = HTMLElement>(
  placer: Placer,
  { lat, lng }: Position,
) {
  return useCallback(
    (element: Placed | null) => (element === null ? undefined : placer.put(element, { lat, lng })),
    [placer, lat, lng],
  )
}

/** Where the hit areas of markers overlap, redirects a click to the marker whose center is nearest. */
function pressNearest(event: MouseEvent<HTMLElement>) {
  // A click by keyboard, or one that this function redirected.
  if (event.detail === 0) return
  const layer = event.currentTarget
  const { clientX, clientY } = event
  const distance = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return Math.hypot(left + width / 2 - clientX, top + height / 2 - clientY)
  }
  const [nearest, next] = document
    .elementsFromPoint(clientX, clientY)
    .flatMap((element) => (element instanceof HTMLButtonElement && layer.contains(element) ? [element] : []))
    .toSorted((a, b) => distance(a) - distance(b))
  const isPressed = event.target instanceof Node && nearest?.contains(event.target)
  if (nearest === undefined || next === undefined || isPressed) return
  event.stopPropagation()
  nearest.click()
}
