import { clearBit, listRows, setBit, unite, wordsFor, type Bits } from './bitset.ts'
import { acceptsSpace, type FreeQuery, type RowCalendar, type SpaceAttributes } from './free-days.ts'

/** The spaces of all rows, numbered from 0 to `size` - 1. Sets of them say which are free on a day, and which have the same attributes. */
export interface Calendars {
  /** A multiple of 32. */
  capacity: number
  size: number
  unused: number[]
  rowOfSpace: Uint32Array
  /** Those that are free, by day. */
  freeOn: Map<number, Bits>
  /** Those that are free from opening to closing, by day. */
  wholeOn: Map<number, Bits>
  /** Few, because a query tests each. */
  kinds: Map<string, { attributes: SpaceAttributes; spaces: Bits }>
  ofRow: Map<number, StoredCalendar>
  /** Reused by every search. */
  chosen: Bits
  list: Uint32Array
}

type StoredCalendar = Pick<RowCalendar, 'knownTo' | 'firstDay' | 'dayCount'> & { spaces: readonly number[] }

const initialCapacity = 32

export const createCalendars = (): Calendars => ({
  capacity: initialCapacity,
  size: 0,
  unused: [],
  rowOfSpace: new Uint32Array(initialCapacity),
  freeOn: new Map(),
  wholeOn: new Map(),
  kinds: new Map(),
  ofRow: new Map(),
  chosen: new Uint32Array(initialCapacity / 32),
  list: new Uint32Array(initialCapacity),
})

function grown(numbers: Uint32Array): Uint32Array {
  const larger = new Uint32Array(numbers.length * 2)
  larger.set(numbers)
  return larger
}

function takeSpace(calendars: Calendars): number {
  const known = calendars.unused.pop()
  if (known !== undefined) return known
  if (calendars.size === calendars.capacity) {
    calendars.capacity *= 2
    calendars.rowOfSpace = grown(calendars.rowOfSpace)
    calendars.list = new Uint32Array(calendars.capacity)
    calendars.chosen = new Uint32Array(calendars.capacity / 32)
    for (const sets of [calendars.freeOn, calendars.wholeOn])
      for (const [day, spaces] of sets) sets.set(day, grown(spaces))
    for (const kind of calendars.kinds.values()) kind.spaces = grown(kind.spaces)
  }
  return calendars.size++
}

const noSpaces = ({ capacity }: Calendars): Bits => new Uint32Array(capacity / 32)

function addSpace(calendars: Calendars, row: number, attributes: SpaceAttributes): number {
  const space = takeSpace(calendars)
  calendars.rowOfSpace[space] = row
  const kind = calendars.kinds.getOrInsertComputed(JSON.stringify(attributes), () => ({
    attributes,
    spaces: noSpaces(calendars),
  }))
  setBit(kind.spaces, space)
  return space
}

function removeSpaces(
  { kinds, freeOn, wholeOn, unused }: Calendars,
  { spaces, firstDay, dayCount }: StoredCalendar,
) {
  for (const kind of kinds.values()) for (const space of spaces) clearBit(kind.spaces, space)
  for (const sets of [freeOn, wholeOn])
    for (let day = firstDay; day < firstDay + dayCount; day++) {
      const set = sets.get(day)
      if (set) for (const space of spaces) clearBit(set, space)
    }
  unused.push(...spaces)
}

export function setCalendar(calendars: Calendars, row: number, calendar: RowCalendar | undefined) {
  const { ofRow, freeOn, wholeOn } = calendars
  const former = ofRow.get(row)
  if (former) removeSpaces(calendars, former)
  ofRow.delete(row)
  if (calendar === undefined) return
  const { attributes, knownTo, firstDay, dayCount } = calendar
  const spaces = attributes.map((one) => addSpace(calendars, row, one))
  const bytesOfSpace = (dayCount + 7) >> 3
  for (const [sets, bytes] of [
    [freeOn, calendar.bytes],
    [wholeOn, calendar.wholeBytes],
  ] as const)
    for (let at = 0; at < dayCount; at++) {
      const set = sets.getOrInsertComputed(firstDay + at, () => noSpaces(calendars))
      for (const [place, space] of spaces.entries())
        if ((bytes[place * bytesOfSpace + (at >> 3)]! >> (7 - (at & 7))) & 1) setBit(set, space)
    }
  ofRow.set(row, { knownTo, firstDay, dayCount, spaces })
}

/** The spaces that count for a query. */
export function acceptedSpaces(calendars: Calendars, query: FreeQuery): Bits {
  const accepted = noSpaces(calendars)
  for (const { attributes, spaces } of calendars.kinds.values())
    if (acceptsSpace(query, attributes)) unite(accepted, spaces, wordsFor(calendars.size))
  return accepted
}

/** Writes how many of these spaces each row has. Counts only those that are free on all of the days, if there are any. */
export function countSpaces(
  { size, rowOfSpace, freeOn, chosen, list }: Calendars,
  spaces: Bits,
  days: readonly number[],
  counts: Uint32Array,
) {
  const words = wordsFor(size)
  const sets = days.map((day) => freeOn.get(day))
  counts.fill(0)
  if (sets.includes(undefined)) return
  for (let word = 0; word < words; word++) {
    let bits = spaces[word]!
    for (const set of sets) bits &= set![word]!
    chosen[word] = bits
  }
  const count = listRows(chosen, words, list)
  for (let at = 0; at < count; at++) counts[rowOfSpace[list[at]!]!]!++
}
