import { milesBetween, type Position } from '../../gazetteer/distance.ts'
import { createPointGrid } from '../places/point-grid.ts'
import { areClearlyDifferent, isGeneric, nameSimilarity } from './name-similarity.ts'
import { nameKey, nameWords } from './name-key.ts'

/** The fields used for matching, of a facility in the database or in the file. */
export interface Located {
  name: string
  aliases?: readonly string[]
  address: string | null
  city: string | null
  state: string | null
  postalCode: string | null
  lat: number | null
  lng: number | null
}

export interface Match<T> {
  item: T
  /** `same` is beyond reasonable doubt; `near` needs a human decision. */
  certainty: 'same' | 'near'
  miles: number | undefined
}

export interface FacilityIndex<T> {
  add(item: T, facility: Located): void
  find(facility: Located): Match<T> | undefined
}

interface Entry<T> {
  item: T
  key: string
  words: readonly string[]
  /** The keys of the name and all aliases. */
  keys: readonly string[]
  isGeneric: boolean
  position: Position | undefined
  address: string | null
  /** The postal code, and the city with its state. */
  towns: readonly string[]
}

/** Miles within which two facilities with the same name are, or may be, one place. More for distinctive names. */
const maxMiles = { distinct: { same: 1, near: 5 }, generic: { same: 0.1, near: 0.3 } }
/** Miles within which facilities with different names are compared. */
const maxNeighborMiles = 0.3
const minSimilarity = 0.86

/** Finds facilities by name and place. A grid of positions limits each search to nearby facilities. */
export function createFacilityIndex<T>(): FacilityIndex<T> {
  const grid = createPointGrid<{ entry: Entry<T> } & Position>(0.1)
  const byTown = new Map<string, Entry<T>[]>()
  return {
    add: (item, facility) => {
      const entry = entryOf(item, facility)
      if (entry.position) grid.add({ entry, ...entry.position })
      for (const town of entry.towns) pushTo(byTown, `${entry.key}|${town}`, entry)
    },
    find: (facility) => {
      const sought = entryOf(undefined, facility)
      const miles = sought.isGeneric ? maxMiles.generic.near : maxMiles.distinct.near
      const neighbors = sought.position ? grid.near(sought.position, miles).map(({ item }) => item.entry) : []
      const namesakes = sought.towns.flatMap((town) => byTown.get(`${sought.key}|${town}`) ?? [])
      // Namesakes with a position are already among the neighbors.
      const withoutPosition = sought.position
        ? namesakes.filter((entry) => entry.position === undefined)
        : namesakes
      return [...neighbors, ...withoutPosition]
        .flatMap((entry) => compare(sought, entry) ?? [])
        .toSorted(byCertainty)[0]
    },
  }
}

function pushTo<T>(map: Map<string, T[]>, key: string, item: T) {
  const list = map.get(key)
  if (list) list.push(item)
  else map.set(key, [item])
}

function entryOf<T>(item: T, facility: Located): Entry<T> {
  const { lat, lng, city, state, postalCode, address } = facility
  const words = nameWords(facility.name)
  return {
    item,
    key: words.join(' '),
    words,
    keys: [words.join(' '), ...(facility.aliases ?? []).map(nameKey)],
    isGeneric: isGeneric(words),
    position: lat === null || lng === null ? undefined : { lat, lng },
    address,
    towns: [
      ...(postalCode === null ? [] : [postalCode]),
      ...(city === null ? [] : [`${city.toLowerCase()}, ${state ?? ''}`]),
    ],
  }
}

function compare<T>(sought: Entry<undefined>, entry: Entry<T>): Match<T> | undefined {
  const miles = sought.position && entry.position ? milesBetween(sought.position, entry.position) : undefined
  const certainty =
    sought.key === entry.key ? compareNamesakes(sought, entry, miles) : compareNeighbors(sought, entry, miles)
  return certainty && { item: entry.item, certainty, miles }
}

function compareNamesakes(sought: Entry<undefined>, entry: Entry<unknown>, miles: number | undefined) {
  const sameStreet =
    sought.address !== null && entry.address !== null && nameKey(sought.address) === nameKey(entry.address)
  if (miles === undefined) {
    if (!sought.towns.some((town) => entry.towns.includes(town))) return undefined
    return sameStreet || !sought.isGeneric ? 'same' : 'near'
  }
  const { same, near } = sought.isGeneric ? maxMiles.generic : maxMiles.distinct
  if (miles <= same || (sameStreet && miles <= near)) return 'same'
  return miles <= near ? 'near' : undefined
}

function compareNeighbors(sought: Entry<undefined>, entry: Entry<unknown>, miles: number | undefined) {
  if (miles === undefined || miles > maxNeighborMiles) return undefined
  const known = new Set(entry.keys)
  if (!sought.isGeneric && !entry.isGeneric && sought.keys.some((key) => known.has(key))) return 'near'
  if (areClearlyDifferent(sought.words, entry.words)) return undefined
  return nameSimilarity(sought.words, entry.words) >= minSimilarity ? 'near' : undefined
}

function byCertainty(a: Match<unknown>, b: Match<unknown>): number {
  if (a.certainty !== b.certainty) return a.certainty === 'same' ? -1 : 1
  return (a.miles ?? 0) - (b.miles ?? 0)
}
