import { createPointGrid } from '../places/point-grid.ts'
import { compareFacilities, type CompareOptions, type Comparison } from './compare-facilities.ts'
import { keysOf, type Comparable } from './comparable.ts'
import { createKeyIndex } from './key-index.ts'
import type { Position } from './located.ts'

export interface Match<T> extends Comparison {
  item: T
}

export interface FacilityIndex<T> {
  add(item: T, facility: Comparable): void
  /** All matches: the most certain ones first, then the nearest. */
  findAll(facility: Comparable): Match<T>[]
  /** The first of all matches. */
  find(facility: Comparable): Match<T> | undefined
}

interface Entry<T> {
  item: T
  facility: Comparable
}

/** Miles within which facilities with different names are compared. */
const neighborMiles = 0.3

/**
 * More facilities than this have no common spot or word that tells anything: they are at the center of a town, or the file numbers
 * them. Comparing all of them would take hours for a large file.
 */
const maxRelatives = 200

/** Finds facilities by name and place. Compares only those that share a key or are neighbors. */
export function createFacilityIndex<T>(options: CompareOptions = {}): FacilityIndex<T> {
  const grid = createPointGrid<{ entry: Entry<T> } & Position>(0.05)
  const byKey = createKeyIndex<Entry<T>>()
  const findAll = (facility: Comparable) => {
    const near = facility.position ? grid.near(facility.position, neighborMiles) : []
    const neighbors = near.length > maxRelatives ? [] : near.map(({ item }) => item.entry)
    const relatives = [...keysOf(facility)].flatMap((key) => {
      const entries = byKey.get(key)
      return key.startsWith('word:') && entries.length > maxRelatives ? [] : entries
    })
    return [...new Set([...neighbors, ...relatives])]
      .flatMap((entry): Match<T>[] => {
        const comparison = compareFacilities(facility, entry.facility, options)
        return comparison ? [{ item: entry.item, ...comparison }] : []
      })
      .toSorted(byCertainty)
  }
  return {
    add: (item, facility) => {
      const entry = { item, facility }
      if (facility.position) grid.add({ entry, ...facility.position })
      byKey.add(entry, keysOf(facility))
    },
    findAll,
    find: (facility) => findAll(facility)[0],
  }
}

function byCertainty(a: Comparison, b: Comparison): number {
  if (a.certainty !== b.certainty) return a.certainty === 'same' ? -1 : 1
  const [near, far] = [a.miles ?? Infinity, b.miles ?? Infinity]
  return near === far ? 0 : near - far
}
