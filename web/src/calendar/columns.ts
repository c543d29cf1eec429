import { weekdayOf } from '@app/contract/rules/weekdays.ts'
import type { FacilityApi } from './calendar-calls.ts'
import { instantOf } from './place-clock.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs
/** The step of drags and arrow keys. */
export const stepMs = 30 * minuteMs

/** Opening hours of one day of the week, by the place's clock. They end on the next day if they close before they open. */
export type OpeningHours = Pick<
  Awaited<ReturnType<FacilityApi['hours']['list']>>['data'][number],
  'weekday' | 'opens' | 'closes' | 'seasonStart' | 'seasonEnd'
>

/** A day of the calendar, and the part of it that is drawn. */
export interface Column {
  day: string
  /** Instants in ms. */
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

function isInSeason({ seasonStart, seasonEnd }: OpeningHours, day: string): boolean {
  if (seasonStart === null || seasonEnd === null) return false
  const date = day.slice(5)
  return seasonStart <= seasonEnd
    ? date >= seasonStart && date <= seasonEnd
    : date >= seasonStart || date <= seasonEnd
}

/** When a place opens first and closes last on a day, at midnight at the latest. Null if it is closed, undefined if its hours aren't known. */
export function openingOn(day: string, hours: readonly OpeningHours[]) {
  if (hours.length === 0) return undefined
  const seasonal = hours.filter((one) => isInSeason(one, day))
  const weekday = weekdayOf(day)
  const all = seasonal.length > 0 ? seasonal : hours.filter(({ seasonStart }) => seasonStart === null)
  const own = all.filter((one) => one.weekday === weekday)
  const [opens] = own.map((one) => one.opens).toSorted()
  const closes = own
    .map((one) => (one.closes > one.opens ? one.closes : '24:00'))
    .toSorted()
    .at(-1)
  return opens === undefined || closes === undefined ? null : { opens, closes }
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
    const opening = openingOn(day, hours)
    const { opens, closes } = opening ?? usual
    const midnight = instantOf(day, '00:00', timeZone)
    const nextMidnight = instantOf(day, '24:00', timeZone)
    const open = { opens: instantOf(day, opens, timeZone), closes: instantOf(day, closes, timeZone) }
    let [starts, ends] = [open.opens, open.closes]
    for (const [from, to] of taken) {
      if (to <= midnight || from >= nextMidnight) continue
      starts = Math.min(starts, midnight + Math.floor(Math.max(0, from - midnight) / hourMs) * hourMs)
      ends = Math.max(ends, Math.min(nextMidnight, Math.ceil(to / hourMs) * hourMs))
    }
    return { day, starts, ends, ...open, isClosed: opening === null }
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

/** The position of an instant, as a share of the width. Hidden instants are at the nearest edge. */
export function shareOf(columns: readonly Column[], instant: number): number {
  const column = columns.findLast(({ starts }) => starts <= instant)
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
