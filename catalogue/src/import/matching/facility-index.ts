import { createPointGrid } from '../places/point-grid.ts'
import { compareFacilities, type Comparison } from './compare-facilities.ts'
import type { Comparable } from './comparable.ts'
import type { Position } from './located.ts'

export interface Match<T> extends Comparison {
  item: T
}

export interface FacilityIndex<T> {
  add(item: T, facility: Comparable): void
  /** The most certain match, then the nearest. */
  find(facility: Comparable): Match<T> | undefined
}

interface Entry<T> {
  item: T
  facility: Comparable
}

/** Miles within which facilities with different names are compared. */
const neighborMiles = 0.3

/** Finds facilities by name and place. Compares only those that share a key or are neighbors. */
export function createFacilityIndex<T>(): FacilityIndex<T> {
  const grid = createPointGrid<{ entry: Entry<T> } & Position>(0.05)
  const byKey = new Map<string, Entry<T>[]>()
  return {
    add: (item, facility) => {
      const entry = { item, facility }
      if (facility.position) grid.add({ entry, ...facility.position })
      for (const key of facility.keys) pushTo(byKey, key, entry)
    },
    find: (facility) => {
      const neighbors = facility.position
        ? grid.near(facility.position, neighborMiles).map(({ item }) => item.entry)
        : []
      const relatives = [...facility.keys].flatMap((key) => byKey.get(key) ?? [])
      let best: Match<T> | undefined
      for (const entry of new Set([...neighbors, ...relatives])) {
        const comparison = compareFacilities(facility, entry.facility)
        if (!comparison) continue
        const match = { item: entry.item, ...comparison }
        if (!best || isBetter(match, best)) best = match
      }
      return best
    },
  }
}

function pushTo<T>(map: Map<string, T[]>, key: string, item: T) {
  const list = map.get(key)
  if (list) list.push(item)
  else map.set(key, [item])
}

function isBetter(a: Comparison, b: Comparison): boolean {
  if (a.certainty !== b.certainty) return a.certainty === 'same'
  return (a.miles ?? Infinity) < (b.miles ?? Infinity)
}
