import { addDays } from '@app/contract/rules/calendar-date.ts'
import type { CalendarEntry } from './calendar-calls.ts'
import type { OpeningHours } from '@app/contract/rules/opening-hours.ts'
import { beginningOf, openingOn } from './opening-hours.ts'
import { dayMs, hourMs, minuteMs } from './instants.ts'
import { instantOf } from './place-clock.ts'

/** The step of drags and arrow keys. */
export const stepMs = 30 * minuteMs

/** A day of the calendar, and the part of it that is drawn. */
export interface Column {
  day: string
  /** The whole day, as instants in ms. The night of opening hours that end after midnight belongs to the day before. */
  from: number
  to: number
  /** What is drawn of it. */
  starts: number
  ends: number
  /** The opening hours within it. The same if the day is closed. */
  opens: number
  closes: number
  /** Shares of the whole width. */
  at: number
  width: number
  isClosed: boolean
}

const usual = { opens: '08:00', closes: '22:00' }

interface ColumnsOptions {
  hours: readonly OpeningHours[]
  /** Instants in ms from which and to which units are used. */
  taken: readonly (readonly [from: number, to: number])[]
  timeZone: string
  /** Days of the same width, as in a month. Otherwise by their hours. */
  isEven: boolean
}

/** Times of the entries that extend the drawn hours of a day: no blackouts, and none longer than a day. */
export const shortTimes = (entries: readonly { kind: string; starts: string; ends: string }[]) =>
  entries
    .filter(({ kind }) => kind !== 'Blackout')
    .map(({ starts, ends }) => [Date.parse(starts), Date.parse(ends)] as const)
    .filter(([from, to]) => to - from <= dayMs)

/** Instants of the marks of a month, which begin at `from`. */
export const timesOfMarks = (marks: readonly { times: readonly number[] }[], from: number) =>
  marks.flatMap(({ times }) =>
    times.flatMap((start, at) =>
      at % 2 === 0 ? [[from + start * minuteMs, from + (times[at + 1] ?? start) * minuteMs] as const] : [],
    ),
  )

/** The share of a week that a day has at least, which has room for its heading. */
const leastWidth = 0.09

/** Shares of the width by hours. Short days are widened to the least at the cost of the others. */
function widthsOf(hours: readonly number[]): number[] {
  const isShort = hours.map(() => false)
  for (;;) {
    const left = 1 - leastWidth * isShort.filter(Boolean).length
    const total = hours.reduce((sum, each, at) => sum + (isShort[at] ? 0 : each), 0)
    const widths = hours.map((each, at) => (isShort[at] ? leastWidth : (left * each) / total))
    const at = widths.findIndex((width, index) => !isShort[index] && width < leastWidth)
    if (at === -1) return widths
    isShort[at] = true
  }
}

/** The days with their opening hours, extended to show use outside of them. */
export function columnsOf(
  days: readonly string[],
  { hours, taken, timeZone, isEven }: ColumnsOptions,
): Column[] {
  const drawn = days.map((day) => {
    const opening = openingOn(day, hours, timeZone)
    const from = beginningOf(day, hours, timeZone)
    const to = beginningOf(addDays(day, 1), hours, timeZone)
    const opens = Math.max(from, opening?.opens ?? instantOf(day, usual.opens, timeZone))
    const closes = Math.min(to, opening?.closes ?? instantOf(day, usual.closes, timeZone))
    const midnight = instantOf(day, '00:00', timeZone)
    let [starts, ends] = [opens, closes]
    for (const [start, end] of taken) {
      if (end <= from || start >= to) continue
      starts = Math.min(starts, Math.max(from, midnight + Math.floor((start - midnight) / hourMs) * hourMs))
      ends = Math.max(ends, Math.min(to, Math.ceil(end / hourMs) * hourMs))
    }
    return { day, from, to, starts, ends, opens, closes, isClosed: opening === null }
  })
  const widths = isEven
    ? drawn.map(() => 1 / drawn.length)
    : widthsOf(drawn.map(({ starts, ends }) => ends - starts))
  let at = 0
  return drawn.map((column, index) => {
    const width = widths[index] ?? 0
    const placed = { ...column, at, width }
    at += width
    return placed
  })
}

/** Between the hours that are marked in a day. */
const markHours = 3

/** Every third hour within a day, as instants. None at its end, where no words fit. */
export function hourMarks({ day, starts, ends }: Column, timeZone: string): number[] {
  const hours = Array.from({ length: 24 / markHours }, (_, index) =>
    String(index * markHours).padStart(2, '0'),
  )
  return [day, addDays(day, 1)]
    .flatMap((one) => hours.map((hour) => instantOf(one, `${hour}:00`, timeZone)))
    .filter((instant) => instant > starts && instant < ends - hourMs)
}

/** Whether a use takes some of a day. */
export const isOnDay = ({ starts, ends }: Pick<CalendarEntry, 'starts' | 'ends'>, { from, to }: Column) =>
  Date.parse(starts) < to && Date.parse(ends) > from

/** The last column that begins by an instant, by halving: a month asks for 10,000 instants in code that isn't compiled yet. */
function columnAt(columns: readonly Column[], instant: number): Column | undefined {
  let [from, to] = [0, columns.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if (columns[middle]!.starts <= instant) from = middle + 1
    else to = middle
  }
  return columns[from - 1]
}

/** The position of an instant, as a share of the width. Hidden instants are at the nearest edge. */
export function shareOf(columns: readonly Column[], instant: number): number {
  const column = columnAt(columns, instant)
  if (column === undefined) return 0
  const { at, width, starts, ends } = column
  return at + width * Math.min(1, (instant - starts) / (ends - starts))
}

/** The instant at a share of the width, in whole steps of half an hour. */
export function instantAt(columns: readonly Column[], share: number, round = Math.round): number {
  const column = columns.findLast(({ at }) => at <= share) ?? columns[0]
  if (column === undefined) return 0
  const { at, width, starts, ends } = column
  const steps = round((((share - at) / width) * (ends - starts)) / stepMs)
  return Math.min(ends, Math.max(starts, starts + steps * stepMs))
}
