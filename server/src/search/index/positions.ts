import { setBit, wordsFor, type Bits } from './bitset.ts'
import {
  chordOfMiles,
  degreesEast,
  mercatorY,
  unitVector,
  windowAround,
  windowOf,
  wrapLongitude,
  type Bounds,
  type Position,
  type Window,
} from './geo.ts'
import { cellAt, cellsWithin, gridCells } from './grid-cells.ts'

/** Below this many rows, checking every row is faster than reading cells. */
const minRowsForGrid = 256

/**
 * Row positions: degrees for bounds, unit vectors for distances, and a grid of linked lists of rows. Rows without a
 * position have NaN, which fails every comparison.
 */
export interface Positions {
  capacity: number
  lat: Float64Array
  lng: Float64Array
  x: Float64Array
  y: Float64Array
  z: Float64Array
  /** The web Mercator y coordinate, see `mercatorY`. */
  mapY: Float64Array
  cellOf: Int32Array
  next: Int32Array
  previous: Int32Array
  firstOf: Int32Array
}

function numbers(capacity: number, from?: Float64Array): Float64Array {
  const array = new Float64Array(capacity).fill(NaN)
  if (from) array.set(from)
  return array
}

function links(capacity: number, from?: Int32Array): Int32Array {
  const array = new Int32Array(capacity).fill(-1)
  if (from) array.set(from)
  return array
}

export const createPositions = (capacity: number, former?: Positions): Positions => ({
  capacity,
  lat: numbers(capacity, former?.lat),
  lng: numbers(capacity, former?.lng),
  x: numbers(capacity, former?.x),
  y: numbers(capacity, former?.y),
  z: numbers(capacity, former?.z),
  mapY: numbers(capacity, former?.mapY),
  cellOf: links(capacity, former?.cellOf),
  next: links(capacity, former?.next),
  previous: links(capacity, former?.previous),
  firstOf: former?.firstOf ?? links(gridCells),
})

export function dropPosition(positions: Positions, row: number) {
  const { cellOf, next, previous, firstOf } = positions
  const cell = cellOf[row]!
  if (cell < 0) return
  const before = previous[row]!
  const after = next[row]!
  if (before < 0) firstOf[cell] = after
  else next[before] = after
  if (after >= 0) previous[after] = before
  cellOf[row] = next[row] = previous[row] = -1
  const { lat, lng, x, y, z, mapY } = positions
  lat[row] = lng[row] = x[row] = y[row] = z[row] = mapY[row] = NaN
}

export function setPosition(positions: Positions, row: number, position: Position) {
  dropPosition(positions, row)
  const lat = position.lat
  const lng = wrapLongitude(position.lng)
  const { x, y, z } = unitVector({ lat, lng })
  positions.lat[row] = lat
  positions.lng[row] = lng
  positions.x[row] = x
  positions.y[row] = y
  positions.z[row] = z
  positions.mapY[row] = mercatorY(lat)
  const cell = cellAt(lat, lng)
  const first = positions.firstOf[cell]!
  positions.cellOf[row] = cell
  positions.next[row] = first
  if (first >= 0) positions.previous[first] = row
  positions.firstOf[cell] = row
}

/** Lists a superset of the rows in the window and returns how many it listed. */
function listCandidates(positions: Positions, window: Window, rows: number, into: Uint32Array): number {
  const cells = rows < minRowsForGrid ? null : cellsWithin(window)
  let count = 0
  if (cells === null) {
    while (count < rows) into[count] = count++
    return count
  }
  const { firstOf, next } = positions
  for (const cell of cells) for (let row = firstOf[cell]!; row >= 0; row = next[row]!) into[count++] = row
  return count
}

/** Scratch space with room for all rows. */
type Scratch = Uint32Array

/** Marks the rows in the bounds, edges included. */
export function markWithin(positions: Positions, bounds: Bounds, rows: number, scratch: Scratch, into: Bits) {
  into.fill(0, 0, wordsFor(rows))
  const window = windowOf(bounds)
  const { lat, lng } = positions
  const { south, north, west, width } = window
  const count = listCandidates(positions, window, rows, scratch)
  for (let i = 0; i < count; i++) {
    const row = scratch[i]!
    const at = lat[row]!
    if (at >= south && at <= north && degreesEast(west, lng[row]!) <= width) setBit(into, row)
  }
}

/** Marks the rows within this many miles and writes the squared chord of each to `chords`. */
export function markNear(
  positions: Positions,
  origin: Position,
  miles: number,
  rows: number,
  scratch: Scratch,
  into: Bits,
  chords: Float64Array,
) {
  into.fill(0, 0, wordsFor(rows))
  const { x, y, z } = positions
  const center = unitVector(origin)
  const limit = chordOfMiles(miles)
  const count = listCandidates(positions, windowAround(origin, miles), rows, scratch)
  for (let i = 0; i < count; i++) {
    const row = scratch[i]!
    const dx = x[row]! - center.x
    const dy = y[row]! - center.y
    const dz = z[row]! - center.z
    const chord = dx * dx + dy * dy + dz * dz
    if (!(chord <= limit)) continue
    setBit(into, row)
    chords[row] = chord
  }
}
