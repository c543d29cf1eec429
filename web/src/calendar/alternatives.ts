import { addDays } from '@app/contract/rules/calendar-date.ts'
import { busyNames } from './busy-times.ts'
import type { Calendar, CalendarEntry, CalendarSpace } from './calendar-calls.ts'
import { spaceWords } from './calendar-words.ts'
import { timesOfMarks } from './columns.ts'
import { iso, minuteMs } from './instants.ts'
import { atPlace, instantOf } from './place-clock.ts'

export interface Wanted {
  kind: CalendarEntry['kind']
  unitIds: readonly string[]
  starts: string
  ends: string
  /** The entry that is moved, which doesn't conflict with itself. */
  id?: string | undefined
}

export interface Alternative {
  /** The spaces. */
  words: string
  unitIds: string[]
  starts: string
  ends: string
}

interface Loaded {
  timeZone: string
  range: { from: string; to: string }
}

const most = 4
const mostSpaces = 2

/** Kept free after use of these units unless somebody says otherwise: the longest of their spaces. */
export const usualBuffer = (unitIds: readonly string[], spaces: readonly CalendarSpace[]) =>
  Math.max(
    0,
    ...spaces
      .filter(({ units }) => units.some(({ id }) => unitIds.includes(id)))
      .map(({ bufferMinutes }) => bufferMinutes),
  )

/**
 * Alternatives to a conflict: other spaces of the same kind, a later time of the day, the parts that are free, and days after. They come from
 * the loaded calendar, so none is outside its range.
 */
export function alternativesTo(wanted: Wanted, calendar: Calendar, loaded: Loaded): Alternative[] {
  const { timeZone, range } = loaded
  const { spaces } = calendar
  const { unitIds, starts, ends } = wanted
  const taken = takenTimes(wanted, calendar, loaded)
  const isFree = (units: readonly string[], from: string, to: string) => {
    const end = Date.parse(to) + usualBuffer(units, spaces) * minuteMs
    return (
      units.every((id) => taken(id).every((time) => time.to <= Date.parse(from) || time.from >= end)) &&
      busyNames(calendar.busy, spaces, { unitIds: [...units], starts: from, ends: to }).length === 0
    )
  }
  const found: Alternative[] = []
  const offer = (units: readonly string[], from = starts, to = ends) =>
    found.push({ words: spaceWords(units, spaces), unitIds: [...units], starts: from, ends: to })

  for (const units of alikeUnits(unitIds, spaces)) {
    if (found.length < mostSpaces && isFree(units, starts, ends)) offer(units)
  }

  const length = Date.parse(ends) - Date.parse(starts)
  const { day } = atPlace(starts, timeZone)
  const later = unitIds
    .flatMap((id) => taken(id).map(({ to }) => to))
    .filter((from) => from > Date.parse(starts) && atPlace(from, timeZone).day === day)
    .toSorted((one, other) => one - other)
    .find((from) => isFree(unitIds, iso(from), iso(from + length)))
  if (later !== undefined && later + length <= Date.parse(range.to))
    offer(unitIds, iso(later), iso(later + length))

  const parts = unitIds.filter((id) => isFree([id], starts, ends))
  if (parts.length > 0 && parts.length < unitIds.length) offer(parts)

  const after = (instant: string, days: number) => {
    const at = atPlace(instant, timeZone)
    return iso(instantOf(addDays(at.day, days), at.time, timeZone))
  }
  for (const days of [1, 2, 7]) {
    const [from, to] = [after(starts, days), after(ends, days)]
    if (to <= range.to && isFree(unitIds, from, to)) offer(unitIds, from, to)
  }
  return found.slice(0, most)
}

/** What takes the time of a unit, with what is kept free after it. */
function takenTimes({ kind, id: ownId }: Wanted, calendar: Calendar, { range }: Loaded) {
  const inTheWay = calendar.entries.filter(
    (entry) => entry.id !== ownId && !(entry.kind === 'Hold' && (entry.place === null || kind === 'Hold')),
  )
  return (unitId: string) => [
    ...inTheWay
      .filter(({ unitIds }) => unitIds.includes(unitId))
      .map(({ starts, ends, bufferMinutes }) => ({
        from: Date.parse(starts),
        to: Date.parse(ends) + bufferMinutes * minuteMs,
      })),
    ...timesOfMarks(
      calendar.marks.filter((mark) => mark.unitId === unitId),
      Date.parse(range.from),
    ).map(([from, to]) => ({ from, to })),
  ]
}

/** The units of other spaces of the same type: whole spaces for a whole one, and parts for parts. The same surface comes first. */
function alikeUnits(unitIds: readonly string[], spaces: readonly CalendarSpace[]): string[][] {
  const own = spaces.filter(({ units }) => units.some(({ id }) => unitIds.includes(id)))
  const [only] = own
  if (only === undefined || own.length > 1) return []
  const isWhole = unitIds.length === only.units.length
  return (
    spaces
      .filter(({ id, spaceType }) => id !== only.id && spaceType === only.spaceType)
      // Spaces of an unknown type are alike if they are divided alike.
      .filter(({ spaceType, units }) => spaceType !== null || units.length === only.units.length)
      .toSorted((one, other) => Number(other.surface === only.surface) - Number(one.surface === only.surface))
      .map(({ units }) => units.map(({ id }) => id))
      .filter((units) => isWhole || units.length > unitIds.length)
      .map((units) => (isWhole ? units : units.slice(0, unitIds.length)))
  )
}
