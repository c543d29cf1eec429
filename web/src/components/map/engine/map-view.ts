import type { Map as GlMap } from 'maplibre-gl'
import { useCallback, useSyncExternalStore } from 'react'
import type { Position } from '../map-profile.ts'

/** Google Maps with the same view. Their zooms are one higher, because their tiles are half as wide. */
export function googleMapsViewLink({ lat, lng }: Position, zoom: number) {
  const center = `${lat.toFixed(5)},${lng.toFixed(5)}`
  const query = new URLSearchParams({
    api: '1',
    map_action: 'map',
    center,
    zoom: String(Math.round(zoom) + 1),
  })
  return `https://www.google.com/maps/@?${query.toString()}`
}

function useMoved<Value>(map: GlMap, event: 'zoomend' | 'moveend', read: () => Value): Value {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = map.on(event, onChange)
      return () => subscription.unsubscribe()
    },
    [map, event],
  )
  return useSyncExternalStore(subscribe, read)
}

/** The map's zoom after its last movement. */
export const useZoom = (map: GlMap): number => useMoved(map, 'zoomend', () => map.getZoom())

/** A link to Google Maps with the same view, after the map's last movement. */
export const useGoogleMapsLink = (map: GlMap): string =>
  useMoved(map, 'moveend', () => googleMapsViewLink(map.getCenter(), map.getZoom()))
