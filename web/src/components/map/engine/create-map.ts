import {
  AttributionControl,
  Map as GlMap,
  setWorkerUrl,
  type LngLatBoundsLike,
  type MapOptions,
} from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import type { MapBounds, Position } from '../map-profile.ts'
import { basemapStyle } from './basemap-style.ts'
import { readColors } from './map-colors.ts'

// A file of our own origin; the policy allows no code made on the way.
setWorkerUrl(workerUrl)

/** A box to fit, or a centre and a zoom. */
export type FirstView = { bounds: MapBounds; maxZoom?: number } | { center: Position; zoom: number }

export interface CreateMapOptions {
  label: string
  firstView: FirstView
  /** A style with tiles, in place of our own basemap. */
  styleUrl?: string
  /** Scrolls the page rather than the map, but with two fingers or a key held. */
  isCooperative?: boolean
}

/** North America with its islands; the basemap has nothing beyond. */
const furthest: LngLatBoundsLike = [-176, 8, -46, 74]
const zooms = { least: 2.5, most: 15 }
export const viewPadding = 40

/** Throws where the browser has no WebGL 2. */
export function createMap(container: HTMLElement, options: CreateMapOptions): GlMap {
  const { styleUrl, isCooperative = false } = options
  const map = new GlMap({
    container,
    style: styleUrl ?? basemapStyle(readColors(container)),
    ...viewOptions(options.firstView),
    maxBounds: furthest,
    minZoom: zooms.least,
    maxZoom: zooms.most,
    renderWorldCopies: false,
    cooperativeGestures: isCooperative,
    // North is up and the land flat, always.
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    attributionControl: false,
    fadeDuration: 120,
    // A third pixel a point costs a phone half its frames and shows nobody more.
    pixelRatio: Math.min(2, devicePixelRatio),
    validateStyle: styleUrl !== undefined,
    locale: { 'Map.Title': `${options.label}. The arrow keys move it, plus and minus zoom.` },
  })
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()
  if (styleUrl !== undefined) map.addControl(new AttributionControl({ compact: false }))
  return map
}

function viewOptions(view: FirstView): Partial<MapOptions> {
  if ('center' in view) return { center: view.center, zoom: view.zoom }
  return {
    bounds: boxOf(view.bounds),
    fitBoundsOptions: { padding: viewPadding, maxZoom: view.maxZoom ?? 11 },
  }
}

export const boxOf = ({ west, south, east, north }: MapBounds): [number, number, number, number] => [
  west,
  south,
  east,
  north,
]
