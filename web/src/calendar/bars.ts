import { isBusyIn } from './busy-times.ts'
import type { BusyTime, Calendar, CalendarEntry, CalendarSpace } from './calendar-calls.ts'
import { shareOf, timesOfMarks, type Column } from './columns.ts'
import { iso, minuteMs } from './instants.ts'
import { percent } from './page-parts.ts'

/** What is drawn of units and times. */
export type Use = Pick<CalendarEntry, 'unitIds' | 'starts' | 'ends' | 'bufferMinutes' | 'place'> &
  Partial<Pick<CalendarEntry, 'isBlocked'>>

/** A use of units of a space that are next to each other. */
export interface Bar<T extends Use = CalendarEntry> {
  entry: T
  /** The first of its lanes and their number. Holds in line share them, so that both may be fractions. */
  lane: number
  lanes: number
  /** Shares of the width. */
  at: number
  width: number
  /** Of the time that is kept free after it. */
  bufferWidth: number
  /** What is free after both, up to the next bar of its lanes. */
  room: number
}

/** What is drawn in the lanes of a space. Nothing of what is outside of the drawn hours. */
export function barsOf<T extends Use>(
  { units }: Pick<CalendarSpace, 'units'>,
  entries: readonly T[],
  columns: readonly Column[],
): Bar<T>[] {
  const bars = entries.flatMap((entry) => {
    const at = shareOf(columns, Date.parse(entry.starts))
    const ends = Date.parse(entry.ends)
    const width = shareOf(columns, ends) - at
    if (width <= 0) return []
    const bufferWidth = shareOf(columns, ends + entry.bufferMinutes * minuteMs) - at - width
    return runsOf(units.map(({ id }) => entry.unitIds.includes(id))).map((run) => ({
      entry,
      ...run,
      at,
      width,
      bufferWidth,
      room: 0,
    }))
  })
  const holds = bars.filter(({ entry }) => entry.place !== null)
  const stacked = holds.length === 0 ? bars : bars.map((bar) => inLine(bar, bars, holds))
  return stacked.map((bar) => ({ ...bar, room: roomAfter(bar, stacked) }))
}

function roomAfter<T extends Use>({ lane, lanes, at, width, bufferWidth }: Bar<T>, bars: readonly Bar<T>[]) {
  const end = at + width + bufferWidth
  let next = 1
  for (const other of bars)
    if (other.at > at && other.at < next && overlaps([other.lane, other.lanes], [lane, lanes]))
      next = other.at
  return Math.max(0, next - end)
}

/** Stacks holds for the same time in the order of their line, below what was booked in spite of them. */
function inLine<T extends Use>(bar: Bar<T>, bars: readonly Bar<T>[], holds: readonly Bar<T>[]): Bar<T> {
  const isHold = bar.entry.place !== null
  const isBeside = (other: Bar<T>) =>
    overlaps([other.at, other.width], [bar.at, bar.width]) &&
    overlaps([other.lane, other.lanes], [bar.lane, bar.lanes])
  const line = holds
    .filter((hold) => (isHold || hold.entry.isBlocked === true) && isBeside(hold))
    .toSorted((one, other) => (one.entry.place ?? 0) - (other.entry.place ?? 0))
  const isBelow =
    isHold &&
    bar.entry.isBlocked === true &&
    bars.some((other) => other.entry.place === null && isBeside(other))
  const rows = line.length + Number(isBelow || !isHold)
  const lanes = bar.lanes / rows
  const row = isHold ? line.indexOf(bar) + Number(isBelow) : 0
  return { ...bar, lane: bar.lane + row * lanes, lanes }
}

const overlaps = ([from, size]: readonly [number, number], [other, otherSize]: readonly [number, number]) =>
  from < other + otherSize && other < from + size

/** Busy times as uses of all units of a space. */
export const busyUsesOf = (space: CalendarSpace, busy: readonly BusyTime[]): (BusyTime & Use)[] =>
  busy
    .filter((time) => isBusyIn(time, space))
    .map((time) => ({ ...time, unitIds: space.units.map(({ id }) => id), bufferMinutes: 0, place: null }))

/** The times that are kept free after entries, as backgrounds of one element, because a week has more than a thousand. */
export function bufferBackgrounds(bars: readonly Omit<Bar<Use>, 'entry' | 'room'>[], count: number): string {
  const drawn = bars.filter(({ bufferWidth }) => bufferWidth > 0)
  return drawn
    .map(({ lane, lanes, at, width, bufferWidth }) => {
      // Percentages of a position are shares of what the size leaves free.
      const left = bufferWidth < 1 ? (at + width) / (1 - bufferWidth) : 0
      const top = lanes === count ? 0 : lane / (count - lanes)
      const position = `${percent(left)} calc(${percent(top)} + ${1 - 3 * top}px)`
      const size = `max(3px, ${percent(bufferWidth)}) calc(${percent(lanes / count)} - 3px)`
      return `var(--hatching) ${position} / ${size} no-repeat`
    })
    .join()
}

function runsOf(isTaken: readonly boolean[]) {
  const runs: { lane: number; lanes: number }[] = []
  for (const [lane, taken] of isTaken.entries()) {
    const last = runs.at(-1)
    if (!taken) continue
    if (last !== undefined && last.lane + last.lanes === lane) last.lanes += 1
    else runs.push({ lane, lanes: 1 })
  }
  return runs
}

/** The width of the image of marks. Whole numbers are written faster than decimals, and a month has 10,000 of them. */
export const marksWidth = 10_000
const leastMark = 10

/** Short use of a month as the path of an image, whose height is the number of lanes. */
export function marksPath(
  { units }: Pick<CalendarSpace, 'units'>,
  { from, marks }: { from: number; marks: Calendar['marks'] },
  columns: readonly Column[],
): string {
  const [first, last] = [columns[0]?.starts ?? 0, columns.at(-1)?.ends ?? 0]
  let path = ''
  for (const mark of marks) {
    const top = units.findIndex(({ id }) => id === mark.unitId) + 0.15
    for (const [starts, ends] of timesOfMarks([mark], from)) {
      if (ends <= first || starts >= last) continue
      // Use outside the hours of a day is drawn at their edge.
      const at = Math.min(shareOf(columns, starts) * marksWidth, marksWidth - leastMark)
      const width = Math.round(Math.max(shareOf(columns, ends) * marksWidth - at, leastMark))
      path += `M${Math.round(at)} ${top}h${width}v.7h-${width}z`
    }
  }
  return path
}

/** The entry half hours later and lanes further down, as keys move it. Undefined if there are no such lanes. */
export function moved(
  entry: CalendarEntry,
  spaces: readonly Pick<CalendarSpace, 'units'>[],
  { ms, lanes }: { ms: number; lanes: number },
): CalendarEntry | undefined {
  const all = spaces.flatMap(({ units }) => units.map(({ id }) => id))
  const unitIds = entry.unitIds.map((id) => all[all.indexOf(id) + lanes])
  if (all.length === 0 || entry.unitIds.some((id) => all.indexOf(id) + lanes < 0)) return undefined
  const known = unitIds.filter((id) => id !== undefined)
  if (known.length < unitIds.length) return undefined
  const later = (instant: string) => iso(Date.parse(instant) + ms)
  return { ...entry, unitIds: known, starts: later(entry.starts), ends: later(entry.ends) }
}
