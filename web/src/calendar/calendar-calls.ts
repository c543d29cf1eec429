import type { Api } from '@app/contract/api.ts'
import { ApiProblem, reasonOf } from '../api/problem.ts'
import { calendarKey } from '../api/calendar-key.ts'
import { loadApi } from '../api/load-api.ts'
import { useApi } from '../api/use-api.ts'
import { useLazyQueries } from '../api/queries-provider.tsx'
import { useToast } from '../components/overlays/toaster.tsx'

export type CalendarApi = Api['facility-mgmt']['facilities']['calendar']
export type Calendar = Awaited<ReturnType<CalendarApi['get']>>['data']
export type CalendarEntry = Calendar['entries'][number]
export type CalendarSpace = Calendar['spaces'][number]
export type CalendarChange = Awaited<ReturnType<CalendarApi['changes']['list']>>['data'][number]
export type Conflict = NonNullable<ApiProblem['problem']['conflicts']>[number]

/** What takes the spaces between two instants. */
export const useCalendar = (ownerId: string, range: { from: string; to: string }) =>
  useApi(
    [...calendarKey(ownerId), range],
    async (api, signal) => {
      const { calendar } = api['facility-mgmt'].facilities
      return (await calendar.get({ ownerId, ...range }, { signal })).data
    },
    { retry: (count, error) => !(error instanceof ApiProblem) && count < 2 },
  )

/** The entries that take the wanted time, of a refusal. */
export const conflictsOf = (error: unknown): Conflict[] =>
  (error instanceof ApiProblem && error.problem.conflicts) || []

export const ifUnchanged = ({ revision }: CalendarEntry) => ({ ifMatch: `"${revision}-"` })

type Written = Pick<CalendarChange, 'action' | 'title'>

/** Writes to the calendar of a facility, then reads it again and offers to undo. Throws the refusal. */
export function useCalendarWrite(ownerId: string) {
  const { load } = useLazyQueries()
  const toast = useToast()
  const refresh = async () => {
    const { client } = await load()
    await client.invalidateQueries({ queryKey: calendarKey(ownerId) })
  }
  async function undo({ action, title }: Written) {
    try {
      const { calendar } = (await loadApi())['facility-mgmt'].facilities
      const { data } = await calendar.changes.list({ ownerId, take: 20 })
      const change = data.find((one) => one.action === action && one.title === title && !one.isUndone)
      if (change === undefined) return toast.error('This change was undone already.')
      await calendar.changes.undo({ ownerId, id: change.id })
      await refresh()
      toast.success('The change is undone.')
    } catch (error) {
      toast.error(`Nothing was undone. ${reasonOf(error)}`)
    }
  }
  return async function write(
    call: (calendar: CalendarApi) => Promise<unknown>,
    { done, ...written }: Written & { done: string },
  ) {
    try {
      await call((await loadApi())['facility-mgmt'].facilities.calendar)
    } finally {
      await refresh()
    }
    toast.success(done, { action: { label: 'Undo', onPress: () => void undo(written) } })
  }
}
