import { keptDays } from '@app/contract/calendar/availability-schema.ts'
import type { FacilityFilter } from '@app/contract/facilities/facility-filter.ts'
import { listed } from '@app/contract/filter.ts'
import type { FreeSpaces } from '@app/contract/patterns/search.ts'
import { dayOf } from '@app/contract/rules/calendar-date.ts'
import { suitableSpace } from '@app/contract/rules/sport-spaces.ts'
import type { FreeAnswer, FreeQuery, RowCalendar } from '../../../search/index/free-days.ts'
import { surfacesFor } from './space-query.ts'

/** As `derived.calendar_summary` returns it. */
export interface CalendarSummary {
  keptDay: string
  fromDay: string
  spaces: { spaceType: string | null; surface: string | null; days: string; wholeDays: string }[]
}

const dayMs = 86_400_000
/** Days are numbered from January 1, 1970. */
export const dayNumber = (day: string) => Date.parse(day) / dayMs
const dayText = (day: number) => dayOf(new Date(day * dayMs))

export function calendarOf(summary: CalendarSummary | null): RowCalendar | undefined {
  const [first] = summary?.spaces ?? []
  if (summary === null || first === undefined) return undefined
  return {
    // The hour on its last day doesn't count.
    knownTo: dayNumber(summary.keptDay) + keptDays - 1,
    firstDay: dayNumber(summary.fromDay),
    dayCount: first.days.length * 4,
    attributes: summary.spaces.map(({ spaceType, surface }) => ({ spaceType, surface })),
    bytes: Uint8Array.fromHex(summary.spaces.map(({ days }) => days).join('')),
    wholeBytes: Uint8Array.fromHex(summary.spaces.map(({ wholeDays }) => wholeDays).join('')),
  }
}

/** Spaces of which the calendar doesn't say the surface count for any. */
const anyOf = (surfaces: readonly (string | null)[] | undefined) =>
  surfaces && { surface: [...surfaces, null] }

/** The spaces that the filter asks for, or those that its sports are played on. */
function wantedSpaces({ space, spaceType, surface, sports }: FacilityFilter): FreeQuery['spaces'] {
  const own = surface === undefined ? undefined : listed(surface)
  if (space) {
    const surfaces = space.surface === undefined ? surfacesFor(space) : listed(space.surface)
    return [{ spaceType: [space.name], ...anyOf(surfaces) }]
  }
  if (spaceType !== undefined || own) {
    return [{ ...(spaceType !== undefined && { spaceType: listed(spaceType) }), ...anyOf(own) }]
  }
  if (sports === undefined) return undefined
  const suitable = listed(sports).map((sport) => suitableSpace(sport))
  const known = suitable.filter((one) => one !== undefined)
  if (known.length < suitable.length) return undefined
  return known.map(({ name, surfaces }) => ({
    spaceType: [name],
    ...anyOf(surfaces && [...surfaces, 'N/A']),
  }))
}

export function freeQuery(filter: FacilityFilter): FreeQuery | undefined {
  if (filter.free === undefined) return undefined
  const { from, to, isKnown } = filter.free
  const spaces = wantedSpaces(filter)
  return {
    from: dayNumber(from),
    to: dayNumber(to),
    least: filter.space?.count ?? 1,
    ...(spaces && { spaces }),
    ...(isKnown !== undefined && { isKnown }),
  }
}

/** Undefined if none are known to be free. */
export function freeSpaces({ spaces, free, stretches }: FreeAnswer): FreeSpaces | undefined {
  const [first, ...others] = stretches
  if (first === undefined) return undefined
  const types = new Set(spaces.map((one) => one['spaceType'] ?? null))
  const [only = null] = types.size === 1 ? types : []
  return {
    free,
    of: spaces.length,
    spaceType: only,
    from: dayText(first.from),
    to: dayText(first.to),
    otherWeekends: others.length,
  }
}
