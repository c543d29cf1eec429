import type { MapSettings } from '@app/contract/page-surroundings.ts'
import type { Map as GlMap } from 'maplibre-gl'
import { basemapStyle } from './basemap-style.ts'
import { readColors } from './map-colors.ts'
import { fetchBasemap, showBasemap } from './show-basemap.ts'

/** Draws the land and what is on it. Returns a function that stops it. `onFailure` is called if nothing can be drawn. */
export function dressMap(map: GlMap, settings: MapSettings, onFailure: (error: Error) => void): () => void {
  return settings.styleUrl === null
    ? showOwn(map, settings.tiles, onFailure)
    : showForeign(map, settings.styleUrl, onFailure)
}

function showOwn(map: GlMap, tiles: MapSettings['tiles'], onFailure: (error: Error) => void) {
  const stops = [showBasemap(map)]
  let isStopped = false
  const addStreets = async (archive: NonNullable<typeof tiles>) => {
    const { showStreets } = await import('./streets.ts')
    if (!isStopped) stops.push(showStreets(map, archive))
  }
  fetchBasemap().catch(onFailure)
  // The map works without streets.
  if (tiles !== null) addStreets(tiles).catch(() => {})
  return () => {
    isStopped = true
    for (const stop of stops) stop()
  }
}

/** A style of others, or the built-in one if it doesn't load. */
function showForeign(map: GlMap, styleUrl: string, onFailure: (error: Error) => void) {
  let stop = () => {}
  let isStopped = false
  const fallBack = () => {
    if (isStopped) return
    map.setStyle(basemapStyle(readColors(map.getContainer())), { diff: false })
    stop = showOwn(map, null, onFailure)
  }
  const failed = map.on('error', () => {
    failed.unsubscribe()
    fallBack()
  })
  // Later errors are those of single tiles.
  const loaded = map.on('style.load', () => {
    failed.unsubscribe()
    loaded.unsubscribe()
  })
  const setStyle = async () => {
    const { supportPmtiles } = await import('./pmtiles-protocol.ts')
    supportPmtiles()
    if (!isStopped) map.setStyle(styleUrl)
  }
  setStyle().catch(fallBack)
  return () => {
    isStopped = true
    stop()
  }
}
