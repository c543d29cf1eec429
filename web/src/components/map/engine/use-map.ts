import { Map as GlMap, setWorkerUrl, type LngLatBoundsLike, type MapOptions } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import type { MapSettings } from '@app/contract/page-surroundings.ts'
import { use, useCallback, useEffect, useState } from 'react'
import type { MapBounds, Position } from '../map-profile.ts'
import { MapSettingsContext } from '../map-settings.ts'
import { basemapStyle } from './basemap-style.ts'
import { dressMap } from './dress-map.ts'
import { readColors } from './map-colors.ts'

// A file of our own origin, because the content security policy forbids blob workers.
setWorkerUrl(workerUrl)

interface CreateMapOptions {
  label: string
  firstView: { bounds: MapBounds } | { center: Position; zoom: number }
  /** Leaves scrolling to the page, unless two fingers or a modifier key are used. */
  isCooperative?: boolean
}

/** North America with its islands, and as much around it as a tall screen shows when the country fills its width. */
const maxBounds: LngLatBoundsLike = [-179, -30, -29, 80]
const leastZoom = 1.6
/** The built-in shapes say nothing more beyond this. */
const mostBuiltInZoom = 11
const mostStreetZoom = 19

/** Tiles can be drawn larger than they are, up to a point. */
function mostZoomOf({ tiles, styleUrl }: MapSettings): number {
  if (styleUrl !== null) return mostStreetZoom
  return tiles === null
    ? mostBuiltInZoom
    : Math.max(mostBuiltInZoom, Math.min(tiles.maxZoom + 3, mostStreetZoom))
}
/** Around the bounds to show, in px. Less on a phone, which has no room to lose. */
export const viewPadding = (map: Pick<HTMLElement, 'clientWidth'>) => (map.clientWidth < 600 ? 20 : 40)

/** A map in the element with the ref. Later changes of the options are ignored. */
export function useMap(options: CreateMapOptions) {
  const settings = use(MapSettingsContext)
  const [first] = useState(() => ({ ...options, settings }))
  const [map, setMap] = useState<GlMap>()
  const [failure, setFailure] = useState<Error>()
  const container = useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return undefined
      const created = createMap(element, first)
      setMap(created)
      const stop = dressMap(created, first.settings, setFailure)
      return () => {
        stop()
        created.remove()
      }
    },
    [first],
  )
  if (failure) throw failure
  return { container, map }
}

/** Throws in browsers without WebGL 2. */
function createMap(
  container: HTMLElement,
  { label, firstView, isCooperative = false, settings }: CreateMapOptions & { settings: MapSettings },
) {
  const mostZoom = mostZoomOf(settings)
  const map = new GlMap({
    container,
    ...(settings.styleUrl === null && { style: basemapStyle(readColors(container)) }),
    ...viewOptions(firstView, viewPadding(container), mostZoom),
    maxBounds,
    minZoom: leastZoom,
    maxZoom: mostZoom,
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

function viewOptions(
  view: CreateMapOptions['firstView'],
  padding: number,
  mostZoom: number,
): Partial<MapOptions> {
  if ('center' in view) return { ...view, zoom: Math.min(view.zoom, mostZoom) }
  return { bounds: boxOf(view.bounds), fitBoundsOptions: { padding, maxZoom: fitZoom(mostZoom) } }
}

/** How close the map goes to show a single place with what is around it. */
export const fitZoom = (mostZoom: number) => Math.max(10, mostZoom - 6)

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

/** What Escape does while the focus is on the map. */
export function useEscape(map: GlMap | undefined, onEscape: () => void) {
  useEffect(() => {
    const container = map?.getContainer()
    const listen = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onEscape()
    }
    container?.addEventListener('keydown', listen)
    return () => container?.removeEventListener('keydown', listen)
  }, [map, onEscape])
}

/** Call it before a focused button disappears, so that the focus stays on the map. */
export const keepFocus = (map: GlMap) => map.getCanvas().focus({ preventScroll: true })
