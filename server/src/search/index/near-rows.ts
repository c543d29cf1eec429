import {
  chordOfMiles,
  degreesEast,
  milesOfChord,
  roundMiles,
  unitVector,
  windowAround,
  type Position,
} from './geo.ts'
import type { Positions } from './positions.ts'

const bandsPerDegree = 10
const bandCount = 180 * bandsPerDegree
const bandAt = (lat: number) => Math.max(0, Math.min(bandCount - 1, Math.floor((lat + 90) * bandsPerDegree)))

/** Distances are compared as they are shown, rounded to 0.001 miles. */
const roundedChord = (miles: number) => chordOfMiles(miles + 0.0005)

function squaredChord({ x, y, z }: Positions, one: number, other: number): number {
  const dx = x[one]! - x[other]!
  const dy = y[one]! - y[other]!
  const dz = z[one]! - z[other]!
  return dx * dx + dy * dy + dz * dz
}

export const milesBetweenRows = (positions: Positions, one: number, other: number) =>
  roundMiles(milesOfChord(squaredChord(positions, one, other)))

/** The square of the chord to a row from the nearest of some points. NaN for rows without a position. */
function leastChord({ x, y, z }: Positions, origins: readonly Position[]) {
  const centers = origins.map(unitVector)
  return (row: number) => {
    let least = Infinity
    for (const center of centers) {
      const dx = x[row]! - center.x
      const dy = y[row]! - center.y
      const dz = z[row]! - center.z
      // Unlike a comparison, it keeps NaN.
      least = Math.min(least, dx * dx + dy * dy + dz * dz)
    }
    return least
  }
}

/** The miles to each row from the nearest of some points. NaN for rows without a position. */
export function milesFrom(positions: Positions, origins: readonly Position[]) {
  const chordTo = leastChord(positions, origins)
  return (row: number) => roundMiles(milesOfChord(chordTo(row)))
}

/** Whether a row is within so many miles of one of some points. Faster than its distance. */
export function nearTo(positions: Positions, origins: readonly Position[], miles: number) {
  const chordTo = leastChord(positions, origins)
  const limit = roundedChord(miles)
  return (row: number) => chordTo(row) <= limit
}

/** The place of the first row of a band from a longitude on. */
function firstFrom(lng: Float64Array, band: readonly number[], west: number): number {
  let [low, high] = [0, band.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (lng[band[middle]!]! < west) low = middle + 1
    else high = middle
  }
  return low
}

/** Rows in bands of latitude, to find those near others. Rows without a position are left out. */
export function latitudeBands(positions: Positions, rows: Iterable<number>) {
  // Rows may move while the bands are in use, which must stay in their order.
  const lng = positions.lng.slice()
  const unsorted: (number[] | undefined)[] = []
  for (const row of rows) {
    const lat = positions.lat[row]!
    if (Number.isNaN(lat)) continue
    const band = bandAt(lat)
    ;(unsorted[band] ??= []).push(row)
  }
  const bands: (readonly number[] | undefined)[] = []
  /** From west to east. Sorted when it is read, because a single place needs few of them. */
  const bandOf = (band: number) => (bands[band] ??= unsorted[band]?.toSorted((a, b) => lng[a]! - lng[b]!))
  /** Calls `visit` with each row within so many miles of a point, given as a row of these or other positions. */
  return (at: Positions, from: number, miles: number, visit: (row: number) => void) => {
    const lat = at.lat[from]!
    if (Number.isNaN(lat)) return
    const [x, y, z] = [at.x[from]!, at.y[from]!, at.z[from]!]
    const limit = roundedChord(miles)
    const { south, north, west, width } = windowAround({ lat, lng: at.lng[from]! }, miles)
    const end = bandAt(north)
    for (let number = bandAt(south); number <= end; number++) {
      const band = bandOf(number)
      if (band === undefined) continue
      const first = firstFrom(lng, band, west)
      for (let step = 0; step < band.length; step++) {
        // After the easternmost row comes the westernmost.
        const row = band[first + step < band.length ? first + step : first + step - band.length]!
        if (degreesEast(west, lng[row]!) > width) break
        const dx = positions.x[row]! - x
        const dy = positions.y[row]! - y
        const dz = positions.z[row]! - z
        if (dx * dx + dy * dy + dz * dz <= limit) visit(row)
      }
    }
  }
}
