import type { StateName } from '@app/contract/reference-lists/regions.ts'
import { cityKey } from './city-key.ts'
import { milesBetween, type Position } from './distance.ts'
import type { Place } from './places.ts'

export interface PlaceIndex {
  /** The most populous place of this name. */
  named(name: string, state: StateName): Place | undefined
  /** The town a position most likely belongs to: a large one reaches farther than a small one, but none past 60 miles. */
  dominant(position: Position, state: StateName): Place | undefined
}

export function placeIndex(places: Place[]): PlaceIndex {
  // Ascending, so that of two places with one name the more populous stays.
  const ascending = places.toSorted((a, b) => a.population - b.population)
  const byName = new Map(ascending.map((place) => [`${place.key} ${place.state}`, place]))
  const towns = Map.groupBy(
    places.filter((place) => !place.isSection),
    (place) => place.state,
  )
  return {
    named: (name, state) => byName.get(`${cityKey(name)} ${state}`),
    dominant: (position, state) => least(towns.get(state) ?? [], (place) => pull(position, place)),
  }
}

function pull(position: Position, place: Place): number {
  const miles = milesBetween(position, place)
  return miles > 60 ? Infinity : (miles + 0.5) / Math.sqrt(Math.max(place.population, 500))
}

function least<T>(items: readonly T[], measure: (item: T) => number): T | undefined {
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
