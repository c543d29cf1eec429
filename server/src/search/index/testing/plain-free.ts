import type { RowCalendar } from '../free-days.ts'
import type { SampleQuery, SampleRow } from './sample-rows.ts'

// A reference implementation of calendars in searches, day by day.

const dayMs = 86_400_000

const bitsOf = new WeakMap<RowCalendar, string>()

function isFreeOn(calendar: RowCalendar, space: number, day: number): boolean {
  const { bytes, firstDay, dayCount } = calendar
  const bits = bitsOf.get(calendar) ?? [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  bitsOf.set(calendar, bits)
  return bits[space * dayCount + day - firstDay] === '1'
}

const isSaturday = (day: number) => new Date(day * dayMs).getUTCDay() === 6

/** Whether a row has free spaces. Undefined if nobody knows. */
export function isPlainlyFree({ calendar }: SampleRow, { free, today }: SampleQuery): boolean | undefined {
  const now = Math.floor(Date.parse(today ?? '1970-01-01') / dayMs)
  if (!free || !calendar || calendar.knownTo < now) return undefined
  const { from, to, spaces } = free
  const least = Math.max(1, free.least)
  const counted = calendar.attributes.flatMap((held, space) => {
    const isWanted = spaces?.some((wanted) =>
      Object.entries(wanted).every(([name, values]) => values.includes(held[name] ?? null)),
    )
    return isWanted === false ? [] : [space]
  })
  if (counted.length < least) return undefined
  const days = (first: number, last: number) =>
    Array.from({ length: last - first + 1 }, (_, at) => first + at)
  const stretches =
    to - from + 1 > 10
      ? days(from, to - 1).flatMap((day) => (isSaturday(day) ? [[day, day + 1]] : []))
      : [days(from, to)]
  const coming = stretches.filter(([first = 0]) => first >= now - 1)
  const isInside = (day: number) => day >= calendar.firstDay && day < calendar.firstDay + calendar.dayCount
  const inside = coming.filter((stretch) => stretch.every(isInside))
  const isFound = inside.some(
    (stretch) =>
      counted.filter((space) => stretch.every((day) => isFreeOn(calendar, space, day))).length >= least,
  )
  if (isFound) return true
  return inside.length < coming.length ? undefined : false
}

/** The rows with free spaces, then those of which nobody knows. */
export const freeFirst = (rows: readonly SampleRow[], query: SampleQuery): SampleRow[][] =>
  query.free
    ? [
        rows.filter((row) => isPlainlyFree(row, query) === true),
        rows.filter((row) => isPlainlyFree(row, query) !== true),
      ]
    : [[...rows]]
