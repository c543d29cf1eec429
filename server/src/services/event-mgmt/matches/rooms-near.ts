import { hasBit } from '../../../search/index/bitset.ts'
import type { Position } from '../../../search/index/geo.ts'
import type { IndexState } from '../../../search/index/index-state.ts'
import { latitudeBands } from '../../../search/index/near-rows.ts'

export interface RoomsNear {
  rooms: number
  /** Hotels that don't say how many rooms they have. */
  uncounted: number
}

/** How many distances are kept. */
const keptDistances = 16

/** Counts the rooms of hotels near facilities. Counts are kept until a hotel changes. */
export function roomCounter() {
  let kept: { state: IndexState; version: number; near: ReturnType<typeof latitudeBands> } | undefined
  /** By distance and row, with the position that the rooms were counted at. */
  const byDistance = new Map<number, (RoomsNear & Position)[]>()

  function hotelsNear(hotels: IndexState) {
    if (kept?.state === hotels && kept.version === hotels.version) return kept.near
    byDistance.clear()
    const rows = Array.from({ length: hotels.rows }, (_, row) => row)
    const near = latitudeBands(
      hotels.positions,
      rows.filter((row) => hasBit(hotels.values.publicRows, row)),
    )
    kept = { state: hotels, version: hotels.version, near }
    return near
  }

  return (hotels: IndexState, facilities: IndexState, miles: number) => {
    const near = hotelsNear(hotels)
    const counts = hotels.columns.numbers.get('roomCount')!.values
    if (!byDistance.has(miles) && byDistance.size >= keptDistances) byDistance.clear()
    const known = byDistance.get(miles) ?? []
    byDistance.set(miles, known)
    const { positions } = facilities
    function countAt(row: number) {
      const counted = { rooms: 0, uncounted: 0, lat: positions.lat[row]!, lng: positions.lng[row]! }
      near(positions, row, miles, (hotel) => {
        const rooms = counts[hotel]!
        if (Number.isNaN(rooms)) counted.uncounted++
        else counted.rooms += rooms
      })
      return counted
    }
    return (row: number): RoomsNear => {
      const found = known[row]
      const isCurrent = found?.lat === positions.lat[row] && found?.lng === positions.lng[row]
      if (found !== undefined && isCurrent) return found
      return (known[row] = countAt(row))
    }
  }
}
