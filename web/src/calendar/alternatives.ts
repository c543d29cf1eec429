import { addDays } from '@app/contract/rules/calendar-date.ts'
import { busyNames } from './busy-times.ts'
import type { Calendar, CalendarEntry } from './calendar-calls.ts'
import { spaceWords } from './calendar-words.ts'
import { timesOfMarks } from './columns.ts'
import { atPlace, instantOf } from './place-clock.ts'

export interface Wanted {
  kind: CalendarEntry['kind']
  unitIds: readonly string[]
  starts: string
  ends: string
  /** The entry that is moved. Its own time counts as free. */
  id?: string | undefined
}

export interface Alternative {
  /** The spaces. */
  words: string
  unitIds: string[]
  starts: string
  ends: string
}

const most = 3

/**
 * Suggestions after a conflict: the parts that are free, other spaces of the same type, and later days. Days outside the loaded
 * range aren't suggested.
 */
export function alternativesTo(
  wanted: Wanted,
  calendar: Calendar,
  { timeZone, range }: { timeZone: string; range: { from: string; to: string } },
): Alternative[] {
  const { spaces } = calendar
  const isUnmarked = (unitId: string, starts: string, ends: string) =>
    timesOfMarks(
      calendar.marks.filter((mark) => mark.unitId === unitId),
      Date.parse(range.from),
    ).every(([from, to]) => to <= Date.parse(starts) || from >= Date.parse(ends))
  const isFree = (unitIds: readonly string[], starts: string, ends: string) =>
    unitIds.every((id) => isUnmarked(id, starts, ends)) &&
    busyNames(calendar.busy, spaces, { unitIds: [...unitIds], starts, ends }).length === 0 &&
    calendar.entries.every(
      (entry) =>
        entry.id === wanted.id ||
        (entry.kind === 'Hold' && (entry.place === null || wanted.kind === 'Hold')) ||
        !entry.unitIds.some((id) => unitIds.includes(id)) ||
        Date.parse(entry.ends) + entry.bufferMinutes * 60_000 <= Date.parse(starts) ||
        entry.starts >= ends,
    )
  const { starts, ends } = wanted
  const found: Alternative[] = []
  const parts = wanted.unitIds.filter((id) => isFree([id], starts, ends))
  if (parts.length > 0 && parts.length < wanted.unitIds.length)
    found.push({ words: spaceWords(parts, spaces), unitIds: parts, starts, ends })

  const own = spaces.filter(({ units }) => units.some(({ id }) => wanted.unitIds.includes(id)))
  const [only] = own
  if (only !== undefined && own.length === 1)
    for (const { id, spaceType, units } of spaces) {
      const unitIds = units.slice(0, wanted.unitIds.length).map((unit) => unit.id)
      const isLike =
        id !== only.id && spaceType === only.spaceType && unitIds.length === wanted.unitIds.length
      if (isLike && isFree(unitIds, starts, ends))
        found.push({ words: spaceWords(unitIds, spaces), unitIds, starts, ends })
    }

  const later = (instant: string, days: number) => {
    const { day, time } = atPlace(instant, timeZone)
    return new Date(instantOf(addDays(day, days), time, timeZone)).toISOString()
  }
  for (const days of [1, 2, 7]) {
    const [from, to] = [later(starts, days), later(ends, days)]
    if (to <= range.to && isFree(wanted.unitIds, from, to))
      found.push({
        words: spaceWords(wanted.unitIds, spaces),
        unitIds: [...wanted.unitIds],
        starts: from,
        ends: to,
      })
  }
  return found.slice(0, most)
}
