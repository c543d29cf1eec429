import { shareOf, type Column } from './columns.ts'
import { isBusyIn, type BusyTime } from './busy-times.ts'
import type { CalendarEntry, CalendarSpace } from './calendar-calls.ts'

/** An entry on units of a space that are next to each other. */
export interface Bar {
  entry: CalendarEntry
  /** The first of its lanes and their number. */
  lane: number
  lanes: number
  /** Shares of the width. */
  at: number
  width: number
  /** Of the time that is kept free after it. */
  bufferWidth: number
}

/** What is drawn of the entries in the lanes of a space. Nothing of those outside of the drawn hours. */
export function barsOf(
  { units }: Pick<CalendarSpace, 'units'>,
  entries: readonly CalendarEntry[],
  columns: readonly Column[],
): Bar[] {
  return entries.flatMap((entry) => {
    const at = shareOf(columns, Date.parse(entry.starts))
    const ends = Date.parse(entry.ends)
    const end = shareOf(columns, ends)
    if (end <= at) return []
    const bufferWidth = shareOf(columns, ends + entry.bufferMinutes * 60_000) - end
    return runsOf(units.map(({ id }) => entry.unitIds.includes(id))).map(({ lane, lanes }) => ({
      entry,
      lane,
      lanes,
      at,
      width: end - at,
      bufferWidth,
    }))
  })
}

/** What is drawn of busy times, in all lanes of a space. */
export const busyBarsOf = (space: CalendarSpace, busy: readonly BusyTime[], columns: readonly Column[]) =>
  busy.flatMap((time) => {
    const at = shareOf(columns, Date.parse(time.starts))
    const width = shareOf(columns, Date.parse(time.ends)) - at
    return isBusyIn(time, space) && width > 0 ? [{ time, at, width }] : []
  })

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
  const later = (instant: string) => new Date(Date.parse(instant) + ms).toISOString()
  return { ...entry, unitIds: known, starts: later(entry.starts), ends: later(entry.ends) }
}
