import { addDays } from '@app/contract/rules/calendar-date.ts'
import type { CalendarEntry } from './calendar-calls.ts'
import { stepMs, type Column } from './columns.ts'
import { atPlace, instantOf } from './place-clock.ts'

/** A half hour of a unit, by its number among those of all spaces. */
export interface Spot {
  lane: number
  at: number
}

/** The cursor of the keyboard, with the entry that is created or moved. */
export interface Cursor extends Spot {
  /** The other end of a new booking, which ends at the cursor. */
  selection?: Spot
  moving?: CalendarEntry
}

/** The units and times from one spot to another, both included. */
export function spanOf(one: Spot, other: Spot, unitIds: readonly string[]) {
  const lane = Math.min(one.lane, other.lane)
  return {
    unitIds: unitIds.slice(lane, Math.max(one.lane, other.lane) + 1),
    starts: Math.min(one.at, other.at),
    ends: Math.max(one.at, other.at) + stepMs,
  }
}

const arrows: Readonly<Record<string, { ms: number; lanes: number }>> = {
  ArrowLeft: { ms: -stepMs, lanes: 0 },
  ArrowRight: { ms: stepMs, lanes: 0 },
  ArrowUp: { ms: 0, lanes: -1 },
  ArrowDown: { ms: 0, lanes: 1 },
}
export const arrowOf = (key: string) => arrows[key]

interface Drawn {
  columns: readonly Column[]
  laneCount: number
  timeZone: string
}

/** The spot that a key leads to: arrows over the edge of a day, Home and End within it, Page Up and Down by a week. Undefined for other keys. */
export function spotAfter(
  { lane, at }: Spot,
  key: string,
  { columns, laneCount, timeZone }: Drawn,
): Spot | undefined {
  const index = columns.findLastIndex(({ starts }) => starts <= at)
  const column = columns[index]
  const arrow = arrowOf(key)
  if (arrow) {
    const next = { lane: Math.min(laneCount - 1, Math.max(0, lane + arrow.lanes)), at: at + arrow.ms }
    if (column !== undefined && next.at < column.starts)
      return { ...next, at: (columns[index - 1]?.ends ?? column.starts + stepMs) - stepMs }
    if (column !== undefined && next.at >= column.ends)
      return { ...next, at: columns[index + 1]?.starts ?? at }
    return next
  }
  if (key === 'Home' && column) return { lane, at: column.opens }
  if (key === 'End' && column) return { lane, at: column.closes - stepMs }
  if (key !== 'PageUp' && key !== 'PageDown') return undefined
  const { day, time } = atPlace(at, timeZone)
  return { lane, at: instantOf(addDays(day, key === 'PageUp' ? -7 : 7), time, timeZone) }
}
