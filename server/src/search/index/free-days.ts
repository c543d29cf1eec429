import { mostEachDay } from '@app/contract/rules/limits.ts'

export type SpaceAttributes = Readonly<Record<string, string | null>>

/** On which days the spaces of a row are free. Days are numbered from January 1, 1970. */
export interface RowCalendar {
  /** After this day, nobody knows whether the calendar is still right. */
  knownTo: number
  firstDay: number
  dayCount: number
  /** One of each space. */
  attributes: readonly SpaceAttributes[]
  /** The bits of each space after those of the one before, from a byte of their own. The highest bit of a byte is its first day. */
  bytes: Uint8Array
  /** Likewise, the days on which it is free from opening to closing. */
  wholeBytes: Uint8Array
}

/** Spaces that are free on each day of a range or, if it is long, on a weekend within it. */
export interface FreeQuery {
  /** Days, both included. */
  from: number
  to: number
  /** The attributes of the spaces that count, as alternatives. All do without it. */
  spaces?: readonly Readonly<Record<string, readonly (string | null)[]>>[]
  /** How many of them, at least 1. */
  least: number
  /** True: only rows that are known to have them. False: only rows of which nobody knows. */
  isKnown?: boolean
}

type FreeState = 'free' | 'unknown' | 'taken'

/** Days of which all must be free. */
export interface Stretch {
  from: number
  to: number
}

export interface FreeAnswer {
  state: FreeState
  /** The spaces that count. Empty if nobody knows. */
  spaces: readonly SpaceAttributes[]
  /** The stretches on which enough of them are free, and how many are free on the first. */
  stretches: readonly Stretch[]
  free: number
}

/** January 1, 1970 was a Thursday. */
const firstSaturday = 2

function stretchesOf({ from, to }: FreeQuery): Stretch[] {
  if (to - from < mostEachDay) return [{ from, to }]
  const weekends: Stretch[] = []
  const untilSaturday = (((firstSaturday - from) % 7) + 7) % 7
  for (let day = from + untilSaturday; day < to; day += 7) weekends.push({ from: day, to: day + 1 })
  return weekends
}

/** Whether a space counts. */
export const acceptsSpace = ({ spaces }: FreeQuery, attributes: SpaceAttributes) =>
  spaces === undefined ||
  spaces.some((wanted) =>
    Object.entries(wanted).every(([name, values]) => values.includes(attributes[name] ?? null)),
  )

/** Whether the space at this place is free on all days of a stretch of any length. */
export function isFreeThroughout(calendar: RowCalendar, place: number, { from, to }: Stretch) {
  for (let day = from; day <= to; day += mostEachDay)
    if (!isFree(calendar, place, { from: day, to: Math.min(to, day + mostEachDay - 1) })) return false
  return true
}

/** Whether the space at this place is free on all days of a stretch of at most ten, which span three bytes. */
function isFree({ bytes, firstDay, dayCount }: RowCalendar, place: number, { from, to }: Stretch) {
  const start = place * ((dayCount + 7) >> 3) + ((from - firstDay) >> 3)
  const days = (bytes[start]! << 16) | (bytes[start + 1]! << 8) | bytes[start + 2]!
  const length = to - from + 1
  const mask = (1 << length) - 1
  return ((days >> (24 - length - ((from - firstDay) & 7))) & mask) === mask
}

/** Those of a query that aren't over. `today` is a day in UTC; at some places the day is still yesterday. */
export const comingStretches = (query: FreeQuery, today: number) =>
  stretchesOf(query).filter(({ from }) => from >= today - 1)

export const daysOf = ({ from, to }: Stretch) => Array.from({ length: to - from + 1 }, (_, at) => from + at)

/** Reads single calendars for a query. `today` is a day in UTC. */
export function freeDaysReader(query: FreeQuery, today: number) {
  const least = Math.max(1, query.least)
  const coming = comingStretches(query, today)

  function hasEnough(calendar: RowCalendar, places: readonly number[], stretch: Stretch) {
    let count = 0
    for (const place of places) if (isFree(calendar, place, stretch) && ++count === least) return true
    return false
  }
  const isWithin = ({ firstDay, dayCount }: RowCalendar, { from, to }: Stretch) =>
    from >= firstDay && to < firstDay + dayCount
  /** A calendar that lacks the spaces says nothing of them. */
  const isUnknown = ({ knownTo }: RowCalendar, places: readonly number[]) =>
    knownTo < today || places.length < least

  /** `places` are those of the spaces that count. */
  function stateOf(calendar: RowCalendar, places: readonly number[]): FreeState {
    if (isUnknown(calendar, places)) return 'unknown'
    let isBeyond = false
    for (const stretch of coming) {
      if (!isWithin(calendar, stretch)) isBeyond = true
      else if (hasEnough(calendar, places, stretch)) return 'free'
    }
    return isBeyond ? 'unknown' : 'taken'
  }

  return function answerOf(calendar: RowCalendar | undefined): FreeAnswer {
    const unknown: FreeAnswer = { state: 'unknown', spaces: [], stretches: [], free: 0 }
    if (calendar === undefined) return unknown
    const { attributes } = calendar
    const places = [...attributes.keys()].filter((place) => acceptsSpace(query, attributes[place]!))
    const state = stateOf(calendar, places)
    if (state !== 'free') return { ...unknown, state }
    const stretches = coming.filter((one) => isWithin(calendar, one) && hasEnough(calendar, places, one))
    return {
      state,
      spaces: places.map((place) => attributes[place]!),
      stretches,
      free: places.filter((place) => isFree(calendar, place, stretches[0]!)).length,
    }
  }
}
