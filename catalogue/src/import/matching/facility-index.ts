import { milesBetween, type Position } from '../../gazetteer/distance.ts'
import { pointGrid } from '../places/point-grid.ts'
import { areToldApart, isGeneric, likeness } from './likeness.ts'
import { nameKey, nameWords } from './name-key.ts'

/** What is compared of a facility, whether it stands in the database or in the file. */
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
  /** `same` beyond reasonable doubt; `near` is for somebody to decide. */
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
  /** Of all its names. */
  keys: readonly string[]
  isGeneric: boolean
  position: Position | undefined
  address: string | null
  /** Its postal code, and its city and state. */
  towns: readonly string[]
}

/** How far apart, in miles, two rows of one name still are one place, and may be. A name of its own reaches farther. */
const reach = { distinct: { same: 1, near: 5 }, generic: { same: 0.1, near: 0.3 } }
/** How far apart two rows of different names are looked at. */
const neighbourMiles = 0.3
const alikeEnough = 0.86

/** Finds facilities by name and place. Neighbours come from a grid, so a search looks at few of many thousands. */
export function facilityIndex<T>(): FacilityIndex<T> {
  const grid = pointGrid<{ entry: Entry<T> } & Position>(0.1)
  const byTown = new Map<string, Entry<T>[]>()
  return {
    add: (item, facility) => {
      const entry = entryOf(item, facility)
      if (entry.position) grid.add({ entry, ...entry.position })
      for (const town of entry.towns) pushTo(byTown, `${entry.key}|${town}`, entry)
    },
    find: (facility) => {
      const sought = entryOf(undefined, facility)
      const miles = sought.isGeneric ? reach.generic.near : reach.distinct.near
      const around = sought.position ? grid.near(sought.position, miles).map(({ item }) => item.entry) : []
      const namesakes = sought.towns.flatMap((town) => byTown.get(`${sought.key}|${town}`) ?? [])
      // Those with positions were found by them already.
      const unplaced = sought.position ? namesakes.filter((entry) => entry.position === undefined) : namesakes
      return [...around, ...unplaced]
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
    sought.key === entry.key ? ofNamesakes(sought, entry, miles) : ofNeighbours(sought, entry, miles)
  return certainty && { item: entry.item, certainty, miles }
}

function ofNamesakes(sought: Entry<undefined>, entry: Entry<unknown>, miles: number | undefined) {
  const sameStreet =
    sought.address !== null && entry.address !== null && nameKey(sought.address) === nameKey(entry.address)
  if (miles === undefined) {
    if (!sought.towns.some((town) => entry.towns.includes(town))) return undefined
    return sameStreet || !sought.isGeneric ? 'same' : 'near'
  }
  const { same, near } = sought.isGeneric ? reach.generic : reach.distinct
  if (miles <= same || (sameStreet && miles <= near)) return 'same'
  return miles <= near ? 'near' : undefined
}

function ofNeighbours(sought: Entry<undefined>, entry: Entry<unknown>, miles: number | undefined) {
  if (miles === undefined || miles > neighbourMiles) return undefined
  const known = new Set(entry.keys)
  if (!sought.isGeneric && !entry.isGeneric && sought.keys.some((key) => known.has(key))) return 'near'
  if (areToldApart(sought.words, entry.words)) return undefined
  return likeness(sought.words, entry.words) >= alikeEnough ? 'near' : undefined
}

function byCertainty(a: Match<unknown>, b: Match<unknown>): number {
  if (a.certainty !== b.certainty) return a.certainty === 'same' ? -1 : 1
  return (a.miles ?? 0) - (b.miles ?? 0)
}
