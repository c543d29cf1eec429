import type { Api } from '@app/contract/api.ts'
import { ApiProblem } from '../api/problem.ts'
import { calendarKey } from '../api/calendar-key.ts'
import { useApi } from '../api/use-api.ts'

export type CalendarApi = Api['facility-mgmt']['facilities']['calendar']
export type Calendar = Awaited<ReturnType<CalendarApi['get']>>['data']
export type CalendarEntry = Calendar['entries'][number]
export type CalendarSpace = Calendar['spaces'][number]
export type CalendarChange = Awaited<ReturnType<CalendarApi['changes']['list']>>['data'][number]
export type Conflict = NonNullable<ApiProblem['problem']['conflicts']>[number]

/** What takes the spaces between two instants. */
export const useCalendar = (ownerId: string, range: { from: string; to: string; withMarks: boolean }) =>
  useApi(
    [...calendarKey(ownerId), range],
    async (api, signal) => {
      const { calendar } = api['facility-mgmt'].facilities
      return (await calendar.get({ ownerId, ...range }, { signal })).data
    },
    {
      networkMode: 'always',
      refetchOnReconnect: 'always',
      retry: (count, error) => !(error instanceof ApiProblem) && count < 2,
    },
  )

/** The entries that take the wanted time, of a refusal. */
export const conflictsOf = (error: unknown): Conflict[] =>
  (error instanceof ApiProblem && error.problem.conflicts) || []
