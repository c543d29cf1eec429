import type { Api } from '@app/contract/api.ts'
import type { QueryKey } from '@tanstack/react-query'
import { calendarKey } from '../api/calendar-key.ts'
import { wholeList } from '../api/every-page.ts'
import { ApiProblem } from '../api/problem.ts'
import { partKey } from '../api/profile-keys.ts'
import { useApi } from '../api/use-api.ts'
import { kinds } from '../kind/registry.ts'

export type FacilityApi = Api['facility-mgmt']['facilities']
export type CalendarApi = FacilityApi['calendar']
export type Calendar = Awaited<ReturnType<CalendarApi['get']>>['data']
export type CalendarEntry = Calendar['entries'][number]
export type CalendarSpace = Calendar['spaces'][number]
export type BusyTime = Calendar['busy'][number]
export type Weekends = Awaited<ReturnType<CalendarApi['weekends']>>['data']
/** A weekend with free time. */
export type Gap = Awaited<ReturnType<CalendarApi['gaps']['list']>>['data']['weekends'][number]
export type CalendarChange = Awaited<ReturnType<CalendarApi['changes']['list']>>['data'][number]
export type Conflict = NonNullable<ApiProblem['problem']['conflicts']>[number]

const useFacilities = <T>(
  key: QueryKey,
  read: (facilities: FacilityApi, options: { signal: AbortSignal }) => Promise<T>,
  options: Parameters<typeof useApi<T>>[2] = {},
) => useApi(key, async (api, signal) => read(api['facility-mgmt'].facilities, { signal }), options)

/** Reads a part of a facility's calendar. The key tells its parts apart. */
export const useCalendarPart = <T>(
  ownerId: string,
  key: unknown,
  read: (calendar: CalendarApi, options: { signal: AbortSignal }) => Promise<{ data: T }>,
  options: Parameters<typeof useApi<T>>[2] = {},
) =>
  useFacilities(
    [...calendarKey(ownerId), key],
    async ({ calendar }, signal) => (await read(calendar, signal)).data,
    options,
  )

/** What takes the spaces between two instants. */
export const useCalendar = (
  ownerId: string,
  range: { from: string; to: string; withMarks: boolean },
  { placeholderData }: { placeholderData?: (previous: Calendar | undefined) => Calendar | undefined } = {},
) =>
  useCalendarPart<Calendar>(
    ownerId,
    range,
    (calendar, options) => calendar.get({ ownerId, ...range }, options),
    {
      ...(placeholderData && { placeholderData }),
      refetchOnReconnect: 'always',
      retry: (count, error) => !(error instanceof ApiProblem) && count < 2,
    },
  )

/** The opening hours of a facility. */
export const useHours = (ownerId: string) =>
  useFacilities(
    partKey(kinds.facility, ownerId, 'all-hours'),
    async ({ hours }) => (await wholeList((page) => hours.list({ ownerId, ...page }))).items,
  )

/** The facility itself. */
export const useFacility = (id: string) =>
  useFacilities(
    partKey(kinds.facility, id, 'name'),
    async (facilities) => (await facilities.get({ id })).data,
  )

/** The entries that a refusal names as conflicts. */
export const conflictsOf = (error: unknown): Conflict[] =>
  (error instanceof ApiProblem && error.problem.conflicts) || []
