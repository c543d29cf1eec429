import type { Page } from '@app/contract/envelope.ts'
import type { FacilityFilter } from '@app/contract/facilities/facility-filter.ts'
import type { facility } from '@app/contract/facilities/facility-routes.ts'
import { dayOf } from '@app/contract/rules/calendar-date.ts'
import { hydrate } from '../../../patterns/profile-reads.ts'
import { findIds, type ProfileParts } from '../../../patterns/profiles.ts'
import type { searchHandlers } from '../../../patterns/search.ts'
import type { Call } from '../../../platform/http/call.ts'
import { freeDaysReader, type RowCalendar } from '../../../search/index/free-days.ts'
import { facilityKind } from './facility-kind.ts'
import { calendarOf, dayNumber, freeQuery, freeSpaces, type CalendarSummary } from './free-spaces.ts'

type Parts = ProfileParts<typeof facility.item, typeof facility.draft, typeof facility.filter>
type Searches = ReturnType<
  typeof searchHandlers<typeof facility.item, typeof facility.draft, typeof facility.filter>
>

/**
 * The facilities marketplace. With days, results that the index has in another version than the database are read again,
 * and those that are taken by now are left out.
 */
export const freeSearch =
  (parts: Parts, search: Searches['search']) =>
  async (input: Page & { data: FacilityFilter & { facets?: boolean; towns?: number } }, call: Call) => {
    const { market } = parts
    const { data, ...page } = input
    const query = freeQuery(data)
    if (query === undefined) return search(input, call)
    const scope = { withFacets: data.facets === true, towns: data.towns }
    const found = await findIds(parts, call, data, scope, page)
    const texts = await parts.texts(facilityKind, call, found.ids)
    const isStale = (id: string) => texts.get(id)?.version !== market.known(id)?.version
    const changed = await readCalendars(call, found.ids.filter(isStale))
    const answerOf = freeDaysReader(query, dayNumber(dayOf(new Date())))
    const answers = found.ids.map((id) =>
      answerOf(changed.has(id) ? changed.get(id) : market.known(id)?.calendar),
    )
    const shown = found.ids.flatMap((_, place) => (answers[place]!.state === 'taken' ? [] : [place]))
    const pick = <T>(list: readonly T[]) => shown.map((place) => list[place]!)
    return hydrate(facilityKind, async () => texts, call, {
      ...found,
      ids: pick(found.ids),
      ...(found.distances && { distances: pick(found.distances) }),
      total: found.total - (found.ids.length - shown.length),
      // Members without a value are left out of JSON.
      free: Object.fromEntries(shown.map((place) => [found.ids[place]!, freeSpaces(answers[place]!)])),
    })
  }

/** Reads calendars as they are in the database. Days that are held for the leads are free. */
export async function readCalendars(call: Call, ids: readonly string[], leadIds: readonly string[] = []) {
  if (ids.length === 0) return new Map<string, RowCalendar | undefined>()
  const rows = await call.prepared<{ id: string; calendar: CalendarSummary | null }>(
    'facility-calendars',
    "select id, derived.calendar_summary(id, nullif($2::uuid[], '{}')) as calendar from unnest($1::uuid[]) id",
    [ids, leadIds],
  )
  return new Map(rows.map(({ id, calendar }) => [id, calendarOf(calendar)]))
}
