import type { Map as GlMap } from 'maplibre-gl'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { MapBounds } from '../map-profile.ts'
import { boxOf, fitZoom, keepFocus, viewPadding } from './use-map.ts'
import { areaOf } from './use-market-view.ts'

const keyOf = (bounds: MapBounds) => boxOf(bounds).join()

/** Moves the map to new bounds. `hasMoved` is whether the person has moved it away from them. */
export function useShownBounds(
  map: GlMap | undefined,
  bounds: MapBounds,
  onSearchArea: (bounds: MapBounds) => void,
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
    shown.fitBounds(boxOf(bounds), {
      padding: viewPadding(shown.getContainer()),
      maxZoom: fitZoom(shown.getMaxZoom()),
    }),
  )
  useEffect(() => {
    if (!map || key === shownKey.current) return
    shownKey.current = key
    show(map)
  }, [map, key])

  const searchArea = () => {
    if (!map) return
    const area = areaOf(map).bounds
    // The same bounds will be passed in, but the map shows them already.
    shownKey.current = keyOf(area)
    setKeyMovedFrom(undefined)
    keepFocus(map)
    onSearchArea(area)
  }
  return { hasMoved: keyMovedFrom === key, searchArea }
}
