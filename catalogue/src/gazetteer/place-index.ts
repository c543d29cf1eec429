import type { StateName } from '@app/contract/reference-lists/regions.ts'
import { cityKey } from './city-key.ts'
import { milesBetween, type Position } from '@app/contract/rules/globe.ts'
import type { Place } from './places.ts'

export interface PlaceIndex {
  /** The most populous place with this name. */
  findByName(name: string, state: StateName): Place | undefined
  /** The town that a position most likely belongs to. Larger towns reach farther, up to 60 miles. */
  findDominantTown(position: Position, state: StateName): Place | undefined
}

export function placeIndex(places: Place[]): PlaceIndex {
  // Ascending, so that the more populous of two namesakes overwrites the other.
  const ascending = places.toSorted((a, b) => a.population - b.population)
  const byName = new Map(ascending.map((place) => [`${place.key} ${place.state}`, place]))
  const towns = Map.groupBy(
    places.filter((place) => !place.isSection),
    (place) => place.state,
  )
  return {
    findByName: (name, state) => byName.get(`${cityKey(name)} ${state}`),
    findDominantTown: (position, state) =>
      minBy(towns.get(state) ?? [], (place) => weightedDistance(position, place)),
  }
}

function weightedDistance(position: Position, place: Place): number {
  const miles = milesBetween(position, place)
  return miles > 60 ? Infinity : (miles + 0.5) / Math.sqrt(Math.max(place.population, 500))
}

function minBy<T>(items: readonly T[], measure: (item: T) => number): T | undefined {
  let best: T | undefined
  let lowest = Infinity
  for (const item of items) {
    const measured = measure(item)
    if (measured < lowest) {
      best = item
      lowest = measured
    }
  }
  return best
}
