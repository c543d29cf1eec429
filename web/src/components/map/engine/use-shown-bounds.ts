import type { Map as GlMap } from 'maplibre-gl'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { MapBounds } from '../map-profile.ts'
import { boxOf, viewPadding } from './create-map.ts'
import { areaOf } from './use-market-view.ts'

const keyOf = (bounds: MapBounds) => boxOf(bounds).join()

/** Moves the map to bounds that are new, and tells when whoever looks at it has moved it from there. */
export function useShownBounds(
  map: GlMap | undefined,
  bounds: MapBounds,
  onSearchArea?: (bounds: MapBounds) => void,
) {
  const key = keyOf(bounds)
  const [keyMovedFrom, setKeyMovedFrom] = useState<string>()
  const shownKey = useRef(key)

  const moved = useEffectEvent(() => setKeyMovedFrom(key))
  useEffect(() => {
    const subscription = map?.on('moveend', (event) => {
      if ('originalEvent' in event && event.originalEvent) moved()
    })
    return () => subscription?.unsubscribe()
  }, [map])

  const show = useEffectEvent((shown: GlMap) =>
    shown.fitBounds(boxOf(bounds), { padding: viewPadding, maxZoom: 11 }),
  )
  useEffect(() => {
    // An equal box in another object is the same box.
    if (!map || key === shownKey.current) return
    shownKey.current = key
    show(map)
  }, [map, key])

  const searchArea = () => {
    if (!map) return
    const area = areaOf(map).bounds
    // They come back as the bounds to show, which they are already.
    shownKey.current = keyOf(area)
    setKeyMovedFrom(undefined)
    // The button goes, and would take the focus with it.
    map.getCanvas().focus({ preventScroll: true })
    onSearchArea?.(area)
  }
  return { hasMoved: keyMovedFrom === key, searchArea }
}
