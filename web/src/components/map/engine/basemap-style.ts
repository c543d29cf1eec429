import type {
  ExpressionSpecification,
  LayerSpecification,
  StyleSpecification,
  SymbolLayerSpecification,
} from 'maplibre-gl'
import { detailZoom } from '../../../../basemap/basemap-format.ts'
import type { MapColors } from './map-colors.ts'

const empty = { type: 'FeatureCollection' as const, features: [] }

const attribution = 'Place data © <a href="https://www.geonames.org">GeoNames</a>'

/** The style of the basemap: land, borders, lakes, names. `showBasemap` fills its sources. */
export const basemapStyle = (colors: MapColors): StyleSpecification => ({
  version: 8,
  state: {
    ...Object.fromEntries(Object.entries(colors).map(([name, color]) => [name, { default: color }])),
    /** Codes of the highlighted states and provinces. */
    focus: { default: [] },
    /** False until there is land to draw, so that the map doesn't begin as a sea. */
    hasLand: { default: false },
  },
  sources: {
    overview: { type: 'geojson', data: empty, maxzoom: 9, buffer: 32, attribution },
    detail: { type: 'geojson', data: empty, maxzoom: 11, buffer: 32 },
  },
  layers: basemapLayers(),
})

/** A color from the style's global state, so that a theme change doesn't replace the style. */
const color = (name: keyof MapColors): ExpressionSpecification => ['to-color', ['global-state', name]]

type Kind =
  | 'state'
  | 'province'
  | 'country'
  | 'outline'
  | 'border'
  | 'outer lake'
  | 'inner lake'
  | 'region name'
  | 'place'
  | 'county'
  | 'county name'

const ofKind = (...kinds: Kind[]): ExpressionSpecification => ['in', ['get', 'kind'], ['literal', kinds]]
const hasItsZoom: ExpressionSpecification = ['>=', ['zoom'], ['get', 'zoom']]

const namesOf = (kind: Kind): ExpressionSpecification => ['all', ofKind(kind), hasItsZoom]

/** The filters of the layers with names. */
export const nameFilters = {
  'county-names': namesOf('county name'),
  'region-names': namesOf('region name'),
  'detail-places': namesOf('place'),
  'overview-places': namesOf('place'),
} satisfies Record<string, ExpressionSpecification>

/** There are no glyph files, so MapLibre draws labels with the page's font. The first name sets the weight. */
const font = (weight: 'Medium' | 'SemiBold') => [`Plus Jakarta Sans ${weight}`, 'Plus Jakarta Sans']

function basemapLayers(): LayerSpecification[] {
  const [water, land, otherLand] = [color('water'), color('land'), color('otherLand')]
  const [line, label, place] = [color('line'), color('label'), color('place')]
  const regionColor: ExpressionSpecification = [
    'case',
    ['in', ['get', 'code'], ['global-state', 'focus']],
    land,
    otherLand,
  ]
  const overview = { source: 'overview' }
  const detail = { source: 'detail', minzoom: detailZoom }
  const capitals: SymbolLayerSpecification['layout'] = {
    'text-transform': 'uppercase',
    'text-letter-spacing': 0.16,
    'text-font': font('SemiBold'),
    'text-padding': 6,
    // Moves beside the name of a place instead of being hidden.
    'text-variable-anchor': ['center', 'bottom', 'top', 'left', 'right'],
    'text-radial-offset': 1.4,
    'text-justify': 'auto',
  }
  return [
    {
      id: 'water',
      type: 'background',
      paint: { 'background-color': ['case', ['to-boolean', ['global-state', 'hasLand']], water, otherLand] },
    },
    {
      // Covers the gaps between two atlases, which don't match exactly, with about four kilometers of land.
      id: 'seam',
      type: 'line',
      ...overview,
      filter: ofKind('border'),
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: {
        'line-color': otherLand,
        'line-width': ['interpolate', ['exponential', 2], ['zoom'], 4, 2, 12, 160],
      },
    },
    {
      id: 'neighbors',
      type: 'fill',
      ...overview,
      filter: ofKind('country'),
      paint: { 'fill-color': otherLand },
    },
    {
      id: 'provinces',
      type: 'fill',
      ...overview,
      filter: ofKind('province'),
      paint: { 'fill-color': regionColor },
    },
    {
      id: 'outer-lakes',
      type: 'fill',
      ...overview,
      filter: ofKind('outer lake'),
      paint: { 'fill-color': water },
    },
    {
      id: 'states',
      type: 'fill',
      ...overview,
      filter: ofKind('state'),
      paint: { 'fill-color': regionColor },
    },
    {
      id: 'inner-lakes',
      type: 'fill',
      ...overview,
      filter: ofKind('inner lake'),
      paint: { 'fill-color': water, 'fill-outline-color': line },
    },
    {
      id: 'counties',
      type: 'line',
      ...detail,
      filter: ofKind('county'),
      paint: {
        'line-color': line,
        'line-width': 1,
        'line-opacity': ['interpolate', ['linear'], ['zoom'], detailZoom, 0, detailZoom + 1, 0.7],
      },
    },
    {
      id: 'outlines',
      type: 'line',
      ...overview,
      filter: ofKind('outline'),
      paint: { 'line-color': line, 'line-width': 1 },
    },
    {
      id: 'county-names',
      type: 'symbol',
      ...detail,
      filter: nameFilters['county-names'],
      layout: { ...capitals, 'text-field': ['get', 'name'], 'text-size': 10 },
      paint: { 'text-color': label, 'text-opacity': 0.8 },
    },
    {
      id: 'region-names',
      type: 'symbol',
      ...overview,
      maxzoom: 8,
      filter: nameFilters['region-names'],
      layout: { ...capitals, 'text-field': ['get', 'name'], 'text-size': 11 },
      paint: { 'text-color': label, 'text-halo-color': land, 'text-halo-width': 1 },
    },
    // The last layers are placed first.
    ...(['detail', 'overview'] as const).map((source): LayerSpecification => ({
      id: `${source}-places`,
      type: 'symbol',
      source,
      filter: nameFilters[`${source}-places`],
      layout: {
        'text-field': ['get', 'name'],
        'text-font': font('Medium'),
        'text-size': 12,
        // A marker often covers the place itself.
        'text-anchor': 'top',
        'text-offset': [0, 0.9],
        'text-max-width': 8,
        'symbol-sort-key': ['get', 'zoom'],
      },
      paint: { 'text-color': place, 'text-halo-color': land, 'text-halo-width': 1.25 },
    })),
  ]
}
