import { mostEachDay } from '@app/contract/rules/limits.ts'

type Attributes = Readonly<Record<string, string | null>>

/** On which days the spaces of a row are free. Days are numbered from January 1, 1970. */
export interface RowCalendar {
  /** After this day, nobody knows whether the calendar is still right. */
  knownTo: number
  firstDay: number
  dayCount: number
  /** One of each space. Rows share equal objects. */
  attributes: readonly Attributes[]
  /** The bits of each space after those of the one before. The highest bit of a byte is its first day. */
  bytes: Uint8Array
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

export interface FreeAnswer {
  state: 'free' | 'unknown' | 'taken'
  /** The spaces that count. */
  spaces: readonly Attributes[]
  /** How many of them are free, and on which days: those of the range, or the first weekend with enough of them. */
  free: number
  from?: number
  to?: number
  /** The other weekends with enough of them. */
  otherWeekends: number
}

const unknown: FreeAnswer = { state: 'unknown', spaces: [], free: 0, otherWeekends: 0 }

/** January 1, 1970 was a Thursday. */
const firstSaturday = 2

/** The stretches of days of which one must be free. */
function stretchesOf({ from, to }: FreeQuery): [from: number, to: number][] {
  if (to - from < mostEachDay) return [[from, to]]
  const weekends: [number, number][] = []
  const untilSaturday = (((firstSaturday - from) % 7) + 7) % 7
  for (let saturday = from + untilSaturday; saturday < to; saturday += 7)
    weekends.push([saturday, saturday + 1])
  return weekends
}

function accepts({ spaces }: FreeQuery, attributes: Attributes) {
  if (spaces === undefined) return true
  return spaces.some((wanted) =>
    Object.entries(wanted).every(([name, values]) => values.includes(attributes[name] ?? null)),
  )
}

/** Reads calendars for a query. Attributes are compared once for all rows that share them. */
export function freeDaysReader(query: FreeQuery, today: number) {
  const stretches = stretchesOf(query)
  const known = new Map<Attributes, boolean>()
  const isAccepted = (attributes: Attributes) => {
    const found = known.get(attributes)
    if (found !== undefined) return found
    const isOne = accepts(query, attributes)
    known.set(attributes, isOne)
    return isOne
  }
  const least = Math.max(1, query.least)
  // Where the day is still yesterday.
  const firstComing = today - 1

  return (calendar: RowCalendar | undefined): FreeAnswer => {
    if (calendar === undefined || calendar.knownTo < today) return unknown
    const { attributes, firstDay, dayCount } = calendar
    const places = attributes.flatMap((one, place) => (isAccepted(one) ? [place] : []))
    // A calendar that lacks the spaces says nothing of them.
    if (places.length < least) return unknown
    let answer: FreeAnswer | undefined
    let isBeyond = false
    for (const [from, to] of stretches) {
      if (from < firstComing) continue
      if (from < firstDay || to >= firstDay + dayCount) {
        isBeyond = true
        continue
      }
      let free = 0
      for (const place of places) if (isFree(calendar, place, from, to)) free++
      if (free < least) continue
      if (answer) answer.otherWeekends++
      else
        answer = {
          state: 'free',
          spaces: places.map((place) => attributes[place]!),
          free,
          from,
          to,
          otherWeekends: 0,
        }
    }
    return answer ?? (isBeyond ? unknown : { ...unknown, state: 'taken' })
  }
}

function isFree({ bytes, firstDay, dayCount }: RowCalendar, place: number, from: number, to: number) {
  const start = place * Math.ceil(dayCount / 8)
  for (let day = from - firstDay; day <= to - firstDay; day++)
    if (((bytes[start + (day >> 3)]! >> (7 - (day & 7))) & 1) === 0) return false
  return true
}
