import type { Map as GlMap } from 'maplibre-gl'
import { useCallback, useSyncExternalStore } from 'react'
import { googleMapsViewLink } from './map-view.ts'

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
