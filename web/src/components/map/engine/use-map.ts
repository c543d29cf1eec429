import { Map as GlMap, setWorkerUrl, type LngLatBoundsLike, type MapOptions } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { useCallback, useEffect, useState } from 'react'
import type { MapBounds, Position } from '../map-profile.ts'
import { basemapStyle } from './basemap-style.ts'
import { readColors } from './map-colors.ts'
import { fetchBasemap, showBasemap } from './show-basemap.ts'

// A file of our own origin, because the content security policy forbids blob workers.
setWorkerUrl(workerUrl)

interface CreateMapOptions {
  label: string
  firstView: { bounds: MapBounds; maxZoom?: number } | { center: Position; zoom: number }
  /** Leaves scrolling to the page, unless two fingers or a modifier key are used. */
  isCooperative?: boolean
}

/** North America with its islands, and as much around it as a tall screen shows when the country fills its width. */
const maxBounds: LngLatBoundsLike = [-179, -30, -29, 80]
const zooms = { least: 1.6, most: 11 }
/** Around the bounds to show, in px. Less on a phone, which has no room to lose. */
export const viewPadding = (map: Pick<HTMLElement, 'clientWidth'>) => (map.clientWidth < 600 ? 20 : 40)

/** A map in the element with the ref. Later changes of the options are ignored. */
export function useMap(options: CreateMapOptions) {
  const [first] = useState(options)
  const [map, setMap] = useState<GlMap>()
  const [failure, setFailure] = useState<Error>()
  const container = useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return undefined
      const created = createMap(element, first)
      setMap(created)
      const hide = showBasemap(created)
      fetchBasemap().catch(setFailure)
      return () => {
        hide()
        created.remove()
      }
    },
    [first],
  )
  if (failure) throw failure
  return { container, map }
}

/** Throws in browsers without WebGL 2. */
function createMap(container: HTMLElement, { label, firstView, isCooperative = false }: CreateMapOptions) {
  const map = new GlMap({
    container,
    style: basemapStyle(readColors(container)),
    ...viewOptions(firstView, viewPadding(container)),
    maxBounds,
    minZoom: zooms.least,
    maxZoom: zooms.most,
    renderWorldCopies: false,
    cooperativeGestures: isCooperative,
    // North stays up and the map flat.
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    attributionControl: false,
    fadeDuration: 120,
    // A pixel ratio of 3 halves the frame rate on phones without a visible gain.
    pixelRatio: Math.min(2, devicePixelRatio),
    validateStyle: false,
    locale: { 'Map.Title': `${label}. The arrow keys move it, plus and minus zoom.` },
  })
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()
  return map
}

function viewOptions(view: CreateMapOptions['firstView'], padding: number): Partial<MapOptions> {
  if ('center' in view) return view
  return {
    bounds: boxOf(view.bounds),
    fitBoundsOptions: { padding, maxZoom: view.maxZoom ?? 11 },
  }
}

export const boxOf = ({ west, south, east, north }: MapBounds): [number, number, number, number] => [
  west,
  south,
  east,
  north,
]

/** Closes an open info window on a click on the map itself. */
export function useCloseOnMap(map: GlMap | undefined, onClose: () => void) {
  useEffect(() => {
    const subscription = map?.on('click', ({ originalEvent }) => {
      if (originalEvent.target === map.getCanvas()) onClose()
    })
    return () => subscription?.unsubscribe()
  }, [map, onClose])
}

/** Call it before a focused button disappears, so that the focus stays on the map. */
export const keepFocus = (map: GlMap) => map.getCanvas().focus({ preventScroll: true })
