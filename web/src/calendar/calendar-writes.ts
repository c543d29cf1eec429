import { calendarKey } from '../api/calendar-key.ts'
import { loadApi } from '../api/load-api.ts'
import { reasonOf } from '../api/problem.ts'
import { useLazyQueries } from '../api/queries-provider.tsx'
import { useToast } from '../components/overlays/toaster.tsx'
import { busyWords } from './busy-times.ts'
import type { CalendarApi, CalendarChange, CalendarEntry } from './calendar-calls.ts'
import type { Draft } from './entry-values.ts'

const loadCalls = async () => (await loadApi())['facility-mgmt'].facilities.calendar

function useRefresh(ownerId: string) {
  const { load } = useLazyQueries()
  return async () => {
    const { client } = await load()
    await client.invalidateQueries({ queryKey: calendarKey(ownerId) })
  }
}

/** Undoes the change that is found, and tells how it went. */
export function useUndo(ownerId: string) {
  const refresh = useRefresh(ownerId)
  const toast = useToast()
  return async function undo(find: (calls: CalendarApi) => Promise<Pick<CalendarChange, 'id'> | undefined>) {
    try {
      const calls = await loadCalls()
      const change = await find(calls)
      if (change === undefined) return toast.error('This change was undone already.')
      await calls.changes.undo({ ownerId, id: change.id })
      toast.success('The change is undone.')
    } catch (error) {
      toast.error(`Nothing was undone. ${reasonOf(error)}`)
    }
    await refresh()
  }
}

type Written = Pick<CalendarChange, 'action' | 'title'> & {
  /** What the message says, which offers to undo it. */
  done: string
}

/** Writes to the calendar of a facility, then reads it again and offers to undo. They throw the refusal. */
export function useCalendarWrites(ownerId: string) {
  const refresh = useRefresh(ownerId)
  const undo = useUndo(ownerId)
  const toast = useToast()

  async function write(
    call: (calls: CalendarApi) => Promise<{ data: { busyWith?: string[] } | null }>,
    { done, action, title }: Written,
  ): Promise<void> {
    let reply: Awaited<ReturnType<typeof call>>
    try {
      reply = await call(await loadCalls())
    } finally {
      await refresh()
    }
    const onPress = () =>
      void undo(async ({ changes }) => {
        const { data } = await changes.list({ ownerId, take: 20 })
        return data.find((one) => one.action === action && one.title === title && !one.isUndone)
      })
    const names = reply.data?.busyWith ?? []
    toast.success(names.length > 0 ? `${done} ${busyWords(names)}` : done, {
      action: { label: 'Undo', onPress },
    })
  }

  /** Changes what differs between the two, if anything does, and if nobody else changed the entry. */
  async function change(
    { id, title, revision }: CalendarEntry,
    { before, after, verb }: { before: Partial<Draft>; after: Partial<Draft>; verb: 'Moved' | 'Saved' },
  ): Promise<void> {
    const { patchBetween } = await import('@app/contract/rules/patch-between.ts')
    const patch = patchBetween(before, after)
    if (patch.length === 0) return
    const isMove = patch.some(({ path }) => /^\/(?:unitIds|starts|ends)/.test(path))
    const name = after.title ?? title
    await write(({ entries }) => entries.update({ ownerId, id, patch }, { ifMatch: `"${revision}-"` }), {
      action: isMove ? 'moved' : 'changed',
      title: name,
      done: `${verb} ${name}.`,
    })
  }

  const remove = (
    { id, title, starts, seriesId, revision }: CalendarEntry,
    { isAllLater }: { isAllLater: boolean },
  ) =>
    write(
      async ({ entries, series }) =>
        isAllLater && seriesId !== null
          ? series.remove({ ownerId, id: seriesId, from: starts })
          : entries.remove({ ownerId, id }, { ifMatch: `"${revision}-"` }),
      { action: 'removed', title, done: `Removed ${title}.` },
    )

  const confirmHold = ({ id, title }: CalendarEntry) =>
    write(({ entries }) => entries.confirm({ ownerId, id }), {
      action: 'confirmed',
      title,
      done: `Booked ${title}.`,
    })
  return { write, change, remove, confirmHold }
}
