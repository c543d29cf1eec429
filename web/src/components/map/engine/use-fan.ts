import type { Map as GlMap } from 'maplibre-gl'
import { useCallback, useEffect, useRef } from 'react'
import { useKeyedState } from '../../use-keyed-state.ts'
import type { LoadMarketView, MapCluster, MapMarker } from '../market-view.ts'
import { fanOffsets, fanRadius, type OpenFan } from './fan-layout.ts'
import { boxOf, keepFocus } from './use-map.ts'

/** More would cover the map. */
const mostMarkers = 40
/** Zooming in by less than this is no progress. */
const leastStep = 0.4
/** In degrees. Bounds include their edges, but may have been rounded. */
const margin = 1e-6

/**
 * Opens a cluster: zooms in if that splits it, or fans out its places. `load` gets places that aren't known yet. Another `loadKey` closes the fan, because
 * its places were found by another search.
 */
export function useFan(map: GlMap | undefined, loadKey: string, load?: LoadMarketView) {
  const [fan, setFan] = useKeyedState<OpenFan>(loadKey)
  const loading = useRef<AbortController>(undefined)
  const close = useCallback(() => {
    loading.current?.abort()
    setFan(undefined)
  }, [setFan])
  useEffect(() => {
    if (!map) return undefined
    const subscription = map.on('zoomstart', close)
    return () => subscription.unsubscribe()
  }, [map, close])

  const show = (shown: GlMap, cluster: MapCluster, markers: readonly MapMarker[]) => {
    const most = markers.slice(0, mostMarkers)
    setFan({ cluster, markers: most, zoom: shown.getZoom() })
    reveal(shown, cluster, fanRadius(fanOffsets(most.length)))
  }
  const loadMarkers = async (shown: GlMap, cluster: MapCluster) => {
    loading.current = new AbortController()
    const { signal } = loading.current
    try {
      const { west, south, east, north } = cluster.bounds
      const bounds = {
        west: west - margin,
        south: south - margin,
        east: east + margin,
        north: north + margin,
      }
      const view = await load?.({ bounds, zoom: 24 }, signal)
      if (!signal.aborted && view) show(shown, cluster, view.markers)
    } catch {
      if (!signal.aborted) zoomTo(shown, cluster)
    }
  }
  const open = (cluster: MapCluster, originalEvent: Event) => {
    if (!map) return
    close()
    if (canSplit(map, cluster)) {
      zoomTo(map, cluster, originalEvent)
      // The cluster's button goes away.
      keepFocus(map)
    } else if (cluster.markers) show(map, cluster, cluster.markers)
    else void loadMarkers(map, cluster)
  }
  return { fan, open, close }
}

const fit = (map: GlMap) => ({ padding: 72, maxZoom: map.getMaxZoom() })

const zoomTo = (map: GlMap, { bounds }: MapCluster, originalEvent?: Event) =>
  map.fitBounds(boxOf(bounds), { ...fit(map), linear: true }, { originalEvent })

/** Whether zooming in as far as possible separates the outermost places, in px of a target's size. */
function canSplit(map: GlMap, { bounds }: MapCluster): boolean {
  const zoom = map.cameraForBounds(boxOf(bounds), fit(map))?.zoom ?? map.getZoom()
  if (zoom < map.getZoom() + leastStep) return false
  const scale = 2 ** (zoom - map.getZoom())
  const [from, to] = [map.project([bounds.west, bounds.north]), map.project([bounds.east, bounds.south])]
  return Math.max(to.x - from.x, to.y - from.y) * scale >= 40
}

/** Pans the map until the whole fan is visible, or its center if the map is too small. */
function reveal(map: GlMap, center: MapCluster, radius: number) {
  const { x, y } = map.project(center)
  const { clientWidth, clientHeight } = map.getContainer()
  const shift = (at: number, size: number) => {
    const room = Math.min(radius, size / 2)
    return Math.min(0, at - room) + Math.max(0, at + room - size)
  }
  const by: [number, number] = [shift(x, clientWidth), shift(y, clientHeight)]
  if (by[0] !== 0 || by[1] !== 0) map.panBy(by)
}
