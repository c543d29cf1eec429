import type { MapSettings } from '@app/contract/page-surroundings.ts'
import { layers } from '@protomaps/basemaps'
import type { ExpressionSpecification, LayerSpecification, Map as GlMap } from 'maplibre-gl'
import { nameFilters } from './basemap-style.ts'
import { readColors, watchTheme, type MapColors } from './map-colors.ts'
import { supportPmtiles } from './pmtiles-protocol.ts'
import { streetFlavor } from './street-colors.ts'
import { whenStyled } from './when-styled.ts'

type StreetTiles = NonNullable<MapSettings['tiles']>

const source = 'streets'
/** The first of the built-in names, which are above the streets. */
const firstNames = 'county-names'

/** Adds streets to the built-in map, which stays beyond the archive's bounds. Returns a function that stops it. */
export function showStreets(map: GlMap, tiles: StreetTiles): () => void {
  let isStopped = false
  supportPmtiles()
  const add = async () => {
    await whenStyled(map)
    if (isStopped) return
    const { url, attribution } = tiles
    map.addSource(source, { type: 'vector', url: `pmtiles://${location.origin}${url}`, attribution })
    draw(map)
    for (const [id, filter] of Object.entries(nameFilters))
      map.setFilter(id, ['all', filter, isBeyond(tiles)])
  }
  const unwatch = watchTheme(() => draw(map))
  // Fails only if the map is removed meanwhile.
  add().catch(() => {})
  return () => {
    isStopped = true
    unwatch()
  }
}

/** Draws the streets in the colors of the theme. */
function draw(map: GlMap) {
  if (!map.getSource(source)) return
  for (const layer of streetLayers(readColors(map.getContainer()))) {
    if (map.getLayer(layer.id)) map.removeLayer(layer.id)
    map.addLayer(layer, firstNames)
  }
}

/** Whether a place is outside the archive, or the map zoomed out further than the archive goes. */
function isBeyond({ bounds: [west, south, east, north], minZoom }: StreetTiles): ExpressionSpecification {
  const ring = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ]
  return ['any', ['<', ['zoom'], minZoom], ['!', ['within', { type: 'Polygon', coordinates: [ring] }]]]
}

/** Icons need sprites, which we don't have. The background would hide the built-in map. */
const isLeftOut = ({ id }: LayerSpecification) => /^(background|pois|roads_oneway|roads_shields)$/.test(id)

const streetLayers = (colors: MapColors): LayerSpecification[] =>
  layers(source, streetFlavor(colors), { lang: 'en' })
    .filter((layer) => !isLeftOut(layer))
    .map(withOwnLabels)

/** There are no glyph files, so MapLibre draws labels with the page's font. Its first name sets the weight. */
function withOwnLabels(layer: LayerSpecification): LayerSpecification {
  if (layer.type !== 'symbol') return layer
  const { 'icon-image': _icon, ...layout } = layer.layout ?? {}
  return { ...layer, layout: ownFonts(layout) }
}

const fontName = /^(Medium|SemiBold)$|^Noto Sans/

/** Replaces lists with one font, which are in `text-font` and within expressions of `text-field`. */
function ownFonts<Value>(value: Value): Value
function ownFonts(value: unknown): unknown {
  if (Array.isArray(value)) {
    const [only, ...others]: unknown[] = value
    if (others.length === 0 && typeof only === 'string' && fontName.test(only))
      return [`Plus Jakarta Sans ${only === 'SemiBold' ? only : 'Medium'}`, 'Plus Jakarta Sans']
    return value.map((each: unknown) => ownFonts(each))
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, ownFonts(each)]))
}
