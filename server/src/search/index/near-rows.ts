import { chordOfMiles, milesOfChord, roundMiles, unitVector, type Position } from './geo.ts'
import type { Positions } from './positions.ts'

const bandsPerDegree = 10
const bandCount = 180 * bandsPerDegree
const milesPerDegree = 69
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
  const known = new Map<number, number>()
  return (row: number) => {
    const found = known.get(row)
    if (found !== undefined) return found
    const miles = roundMiles(milesOfChord(chordTo(row)))
    known.set(row, miles)
    return miles
  }
}

/** Whether a row is within so many miles of one of some points. Faster than its distance. */
export function nearTo(positions: Positions, origins: readonly Position[], miles: number) {
  const chordTo = leastChord(positions, origins)
  const limit = roundedChord(miles)
  return (row: number) => chordTo(row) <= limit
}

/** Rows in bands of latitude, to find those near others. Rows without a position are left out. */
export function latitudeBands(positions: Positions, rows: Iterable<number>) {
  const bands: number[][] = []
  for (const row of rows) {
    const lat = positions.lat[row]!
    if (Number.isNaN(lat)) continue
    const band = bandAt(lat)
    ;(bands[band] ??= []).push(row)
  }
  /** Calls `visit` with each row within so many miles of a point, given as a row of these or other positions. */
  return (at: Positions, from: number, miles: number, visit: (row: number) => void) => {
    const lat = at.lat[from]!
    if (Number.isNaN(lat)) return
    const [x, y, z] = [at.x[from]!, at.y[from]!, at.z[from]!]
    const limit = roundedChord(miles)
    const reach = miles / milesPerDegree + 0.01
    const end = bandAt(lat + reach)
    for (let band = bandAt(lat - reach); band <= end; band++) {
      const rowsOfBand = bands[band]
      if (rowsOfBand === undefined) continue
      for (const row of rowsOfBand) {
        const dx = positions.x[row]! - x
        const dy = positions.y[row]! - y
        const dz = positions.z[row]! - z
        if (dx * dx + dy * dy + dz * dz <= limit) visit(row)
      }
    }
  }
}
