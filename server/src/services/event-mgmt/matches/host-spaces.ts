import { hasBit, type Bits } from '../../../search/index/bitset.ts'
import { acceptedSpaces } from '../../../search/index/calendars.ts'
import {
  acceptsSpace,
  isFreeThroughout,
  type FreeQuery,
  type RowCalendar,
  type SpaceAttributes,
} from '../../../search/index/free-days.ts'
import type { IndexState } from '../../../search/index/index-state.ts'
import { readPartQuery } from '../../../search/index/part-choice.ts'
import { countOf, rejectionsByCombination } from '../../../search/index/parts.ts'
import type { DateOption } from './date-options.ts'
import type { SpaceNeed, WantedSpaces } from './wanted-spaces.ts'

/** Calendars that are newer than those of the index, by row. */
export type FreshCalendars = ReadonlyMap<number, RowCalendar | undefined>

/** The spaces of a row that a request wants, and how many of them are free by option. */
interface CountedDays {
  calendar: Pick<RowCalendar, 'knownTo' | 'firstDay' | 'dayCount'>
  places: readonly number[]
  isFree: (place: number, days: Days) => boolean
  isWhole: (place: number, days: Days) => boolean
  counts: Int32Array
}
type Days = Pick<DateOption, 'from' | 'to'>

interface Counting {
  state: IndexState
  today: number
  options: readonly DateOption[]
  fresh: FreshCalendars
}

/** Of a row whose calendar doesn't tell. */
export const unknownDays = -1
const notCounted = -2

const calendarQuery = (wanted: readonly WantedSpaces[]): Pick<FreeQuery, 'spaces'> => ({
  spaces: wanted.map(({ spaceType, surfaces }) => ({
    ...(spaceType !== undefined && { spaceType: [spaceType] }),
    // Spaces of which the calendar doesn't say the surface count for any.
    ...(surfaces && { surface: [...surfaces, null] }),
  })),
})

/** For each combination of attributes, 0 if one of the alternatives accepts it. */
function rejectionsOf(state: IndexState, wanted: readonly WantedSpaces[]): Uint32Array {
  const all = new Uint32Array(state.parts.combinations).fill(1)
  for (const { spaceType, surfaces, location } of wanted) {
    const filter = readPartQuery(state, {
      attributes: {
        ...(spaceType !== undefined && { spaceType }),
        ...(surfaces && { surface: surfaces }),
        ...(location !== undefined && { location }),
      },
      count: 1,
    })
    if (filter === null) continue
    const rejections = rejectionsByCombination(state.parts, filter)
    for (let place = 0; place < all.length; place++) if (rejections[place] === 0) all[place] = 0
  }
  return all
}

/** Counts the spaces of rows that a request wants, and how many of them are free. Remembers both. */
export function spaceCounter({ state, today, options, fresh }: Counting, { count, wanted }: SpaceNeed) {
  const { calendars, parts } = state
  const rejections = rejectionsOf(state, wanted)
  const query = { ...calendarQuery(wanted), from: 0, to: 0, least: 1 }
  const accepts = (attributes: SpaceAttributes) => acceptsSpace(query, attributes)
  const accepted = acceptedSpaces(calendars, query)
  const onSites = new Int32Array(state.rows).fill(notCounted)
  const days = new Map<number, CountedDays | null>()

  /** How many it has on site. A request that asks for none needs none. */
  function onSite(row: number): number {
    const known = onSites[row]!
    if (known !== notCounted) return known
    return (onSites[row] = count === null ? 1 : countOf(parts, rejections, row))
  }

  /** The spaces of the index have a set by day, and a newer calendar has its own bits. */
  function readDays(row: number) {
    if (fresh.has(row)) {
      const calendar = fresh.get(row)
      if (calendar === undefined) return undefined
      const places = [...calendar.attributes.keys()].filter((place) => accepts(calendar.attributes[place]!))
      return {
        calendar,
        places,
        isFree: (place: number, option: Days) => isFreeThroughout(calendar, place, option),
        isWhole: (place: number, option: Days) =>
          isFreeThroughout({ ...calendar, bytes: calendar.wholeBytes }, place, option),
      }
    }
    const calendar = calendars.ofRow.get(row)
    if (calendar === undefined) return undefined
    const places = calendar.spaces.filter((space) => hasBit(accepted, space))
    return { calendar, places, isFree: isFreeOnAll, isWhole: isWholeOnAll }
  }

  const isOnAll =
    (sets: ReadonlyMap<number, Bits>) =>
    (space: number, { from, to }: Days) => {
      for (let day = from; day <= to; day++) {
        const set = sets.get(day)
        if (set === undefined || !hasBit(set, space)) return false
      }
      return true
    }
  const [isFreeOnAll, isWholeOnAll] = [isOnAll(calendars.freeOn), isOnAll(calendars.wholeOn)]

  function daysOf(row: number) {
    const known = days.get(row)
    if (known !== undefined) return known
    const read = readDays(row)
    // Not remembered: most rows have no calendar.
    if (read === undefined) return null
    // A calendar that lacks the spaces tells nothing of them.
    const isComplete =
      read.calendar.knownTo >= today && read.places.length >= Math.max(1, Math.min(count ?? 1, onSite(row)))
    const found = isComplete ? { ...read, counts: new Int32Array(options.length).fill(notCounted) } : null
    days.set(row, found)
    return found
  }

  /** How many of them are free on all days of an option, or `unknownDays`. */
  function freeAt(row: number, option: number): number {
    const found = daysOf(row)
    if (found === null) return unknownDays
    const { calendar, places, isFree, counts } = found
    if (counts[option] !== notCounted) return counts[option]!
    const { from, to } = options[option]!
    if (from < calendar.firstDay || to >= calendar.firstDay + calendar.dayCount)
      return (counts[option] = unknownDays)
    let free = 0
    for (const place of places) if (isFree(place, { from, to })) free++
    return (counts[option] = Math.min(free, onSite(row)))
  }

  /** How many of them are free from opening to closing on all days of an option. 0 if that isn't known. */
  function wholeAt(row: number, option: number): number {
    const found = daysOf(row)
    if (found === null || freeAt(row, option) < 1) return 0
    const stay = options[option]!
    return Math.min(found.places.filter((place) => found.isWhole(place, stay)).length, onSite(row))
  }

  return { onSite, freeAt, wholeAt, accepts, hasDays: (row: number) => daysOf(row) !== null, rejections }
}
export type SpaceCounter = ReturnType<typeof spaceCounter>

/** How many a host has: those that are free at an option, or all of them if that isn't known or no option is asked. */
export function possibleSpaces({ onSite, freeAt }: SpaceCounter, row: number, option: number): number {
  const free = option < 0 ? unknownDays : freeAt(row, option)
  return free === unknownDays ? onSite(row) : free
}
