import { clearBit, copyBits, countBits, hasBit, intersect, listRows, type Bits } from './bitset.ts'
import { evaluate, type Evaluation } from './evaluate.ts'
import { windowOf, type Bounds } from './geo.ts'
import { takeMask, type IndexState } from './index-state.ts'
import { cellAt, gridOf, type Grid } from './map-grid.ts'
import { pageOf } from './order.ts'
import { orderedRows } from './page.ts'
import { SearchQueryError, type SearchQuery } from './query.ts'
import { keepWithinBounds } from './scope.ts'
import { orderOf } from './sorting.ts'

export interface MapMarker {
  id: string
  name: string
  lat: number
  lng: number
  promoted: boolean
  /** With days: whether it is known to have free spaces. */
  isFree?: boolean
}

/** Several nearby rows: their mean position and their bounding box. */
export interface MapCluster {
  lat: number
  lng: number
  count: number
  bounds: Bounds
}

/** Every row in the bounds is either a marker or part of one cluster, so both add up to the total. */
export interface MapClusters {
  total: number
  markers: MapMarker[]
  clusters: MapCluster[]
}

/** Up to this many rows, nothing is clustered. */
const maxPlainMarkers = 200
/** The best promoted rows, up to this many, are never clustered. */
const maxPromotedMarkers = 50

const markerOf = (state: IndexState, row: number, { promoted, free }: Evaluation): MapMarker => ({
  id: state.ids[row]!,
  name: state.names[row]!,
  lat: state.positions.lat[row]!,
  lng: state.positions.lng[row]!,
  promoted: hasBit(promoted, row),
  ...(free && { isFree: hasBit(free.known, row) }),
})

/** Totals per grid cell. */
interface CellSums {
  rows: Uint32Array
  firstRow: Uint32Array
  lat: Float64Array
  lng: Float64Array
  west: Float64Array
  south: Float64Array
  east: Float64Array
  north: Float64Array
}

const createCellSums = (cells: number): CellSums => ({
  rows: new Uint32Array(cells),
  firstRow: new Uint32Array(cells),
  lat: new Float64Array(cells),
  lng: new Float64Array(cells),
  west: new Float64Array(cells).fill(Infinity),
  south: new Float64Array(cells).fill(Infinity),
  east: new Float64Array(cells).fill(-Infinity),
  north: new Float64Array(cells).fill(-Infinity),
})

function sumByCell(state: IndexState, shown: Bits, words: number, grid: Grid): CellSums {
  const sums = createCellSums(grid.columns * grid.lines)
  const { rows } = state.workspace
  const { lat, lng, mapY } = state.positions
  const count = listRows(shown, words, rows)
  for (let i = 0; i < count; i++) {
    const row = rows[i]!
    const atLat = lat[row]!
    const atLng = lng[row]!
    const cell = cellAt(grid, atLng, mapY[row]!)
    if (sums.rows[cell]!++ === 0) sums.firstRow[cell] = row
    sums.lat[cell]! += atLat
    sums.lng[cell]! += atLng
    if (atLng < sums.west[cell]!) sums.west[cell] = atLng
    if (atLat < sums.south[cell]!) sums.south[cell] = atLat
    if (atLng > sums.east[cell]!) sums.east[cell] = atLng
    if (atLat > sums.north[cell]!) sums.north[cell] = atLat
  }
  return sums
}

function clusterOf(sums: CellSums, cell: number): MapCluster {
  const count = sums.rows[cell]!
  return {
    lat: sums.lat[cell]! / count,
    lng: sums.lng[cell]! / count,
    count,
    bounds: {
      west: sums.west[cell]!,
      south: sums.south[cell]!,
      east: sums.east[cell]!,
      north: sums.north[cell]!,
    },
  }
}

/** Removes the best promoted rows from `shown` and returns them in the order of the query. */
function takePromoted(state: IndexState, query: SearchQuery, evaluation: Evaluation, shown: Bits): number[] {
  const { words, promoted } = evaluation
  const mask = takeMask(state)
  copyBits(mask, shown, words)
  intersect(mask, promoted, words)
  const { rows } = state.workspace
  const best = pageOf(
    rows,
    listRows(mask, words, rows),
    orderOf(state, query, evaluation),
    0,
    maxPromotedMarkers,
  )
  for (const row of best) clearBit(shown, row)
  return best
}

/** Markers and clusters for a map. `query.bounds`, if given, applies in addition to the map's bounds. */
export function findClusters(
  state: IndexState,
  query: SearchQuery,
  bounds: Bounds,
  zoom: number,
): MapClusters {
  if (!Number.isFinite(zoom)) throw new SearchQueryError('zoom', 'must be a number')
  const evaluation = evaluate(state, query)
  const { words } = evaluation
  const shown = takeMask(state)
  copyBits(shown, evaluation.matching, words)
  keepWithinBounds(state, bounds, words, shown)
  const total = countBits(shown, words)
  const asMarkers = (rows: readonly number[]): MapMarker[] =>
    rows.map((row) => markerOf(state, row, evaluation))
  if (total <= maxPlainMarkers) {
    const all = orderedRows(state, query, { ...evaluation, matching: shown }, 0, total)
    return { total, markers: asMarkers(all), clusters: [] }
  }
  const best = takePromoted(state, query, evaluation, shown)
  const sums = sumByCell(state, shown, words, gridOf(windowOf(bounds), zoom))
  const singles: number[] = []
  const clusters: MapCluster[] = []
  sums.rows.forEach((count, cell) => {
    if (count === 1) singles.push(sums.firstRow[cell]!)
    else if (count > 1) clusters.push(clusterOf(sums, cell))
  })
  return { total, markers: asMarkers([...best, ...singles]), clusters }
}
