import { patchBetween } from '@app/contract/rules/patch-between.ts'
import { calendarKey } from '../api/calendar-key.ts'
import { ApiProblem, reasonOf } from '../api/problem.ts'
import { useToast } from '../components/overlays/toaster.tsx'
import { ifUnchanged } from '../platform/calls/if-unchanged.ts'
import { useWrite, type WriteOptions } from '../platform/calls/use-write.ts'
import { busyWords } from './busy-times.ts'
import type { CalendarApi, CalendarEntry, FacilityApi } from './calendar-calls.ts'
import { shortName } from './calendar-words.ts'
import type { Draft } from './entry-values.ts'
import type { ConfirmOptions } from '../components/overlays/confirm-queue.ts'

/** Writes to the calendar or the spaces of a facility, and reads the calendar again, also after a refusal. */
export const useCalendarWrite = <V = void, T = unknown>(
  ownerId: string,
  call: (facilities: FacilityApi, input: V) => Promise<T>,
  options: WriteOptions<V, T> = {},
) =>
  useWrite<V, T>(async (api, input) => call(api['facility-mgmt'].facilities, input), {
    ...options,
    touches: [{ key: calendarKey(ownerId) }],
    isTouchedByFailure: true,
  })

/** Undoes the change with an id. */
export function useUndo(ownerId: string) {
  return useCalendarWrite(ownerId, ({ calendar }, id: string) => calendar.changes.undo({ ownerId, id }), {
    done: 'The change is undone.',
    failed: 'Nothing was undone.',
  })
}

export interface EntryWrite {
  call: (calendar: CalendarApi) => Promise<{ data: { changeId: string | null; busyWith?: string[] } }>
  /** Asked before it. */
  question?: ConfirmOptions
  /** The message after it, which offers to undo it. */
  done: string
  /** How the message of a refusal starts. */
  failed?: string
  /** Instead of that message. */
  onRefused?: (refusal: unknown) => void
}

/** Whether somebody else has changed or removed what was written to. */
export const isStale = (error: unknown) =>
  error instanceof ApiProblem && (error.status === 412 || error.status === 404)

/** The calendar is read again after each refusal. */
const staleWords = 'It was changed meanwhile. The calendar shows it as it is now.'

/** Writes to the entries of a facility’s calendar. */
export function useEntryWrite(ownerId: string) {
  const undo = useUndo(ownerId)
  const toast = useToast()
  return useCalendarWrite(ownerId, ({ calendar }, { call }: EntryWrite) => call(calendar), {
    confirm: ({ question }) => question,
    onDone: ({ data: { changeId, busyWith = [] } }, { done }) => {
      if (changeId === null) return
      toast.success(busyWith.length > 0 ? `${done} ${busyWords(busyWith)}` : done, {
        action: { label: 'Undo', onPress: () => undo.run(changeId) },
        // The form of the entry, which closes now, would move it over the header of the calendar.
        position: 'bottom-left',
      })
    },
    onFailed: (refusal, { failed = 'Nothing was changed.', onRefused }) =>
      onRefused
        ? onRefused(refusal)
        : toast.error(`${failed} ${isStale(refusal) ? staleWords : reasonOf(refusal)}`),
  })
}

/** The writes of single entries, which fail if somebody else has changed the entry. */
export const entryWrites = (ownerId: string, { id, title, starts, seriesId, revision }: CalendarEntry) => {
  const options = ifUnchanged({ revision })
  return {
    /** Changes what differs between the two. */
    change: (before: Partial<Draft>, after: Partial<Draft>, verb: 'Moved' | 'Saved'): EntryWrite => ({
      call: async ({ entries }) => {
        const patch = patchBetween(before, after)
        return patch.length === 0
          ? { data: { changeId: null } }
          : entries.update({ ownerId, id, patch }, options)
      },
      done: `${verb} ${shortName(after.title ?? title)}.`,
    }),

    /** Of a series, the date or all from then on. */
    remove: (isAllLater: boolean): EntryWrite => ({
      call: ({ entries, series }) =>
        isAllLater && seriesId !== null
          ? series.remove({ ownerId, id: seriesId, from: starts })
          : entries.remove({ ownerId, id }, options),
      done: `Removed ${shortName(title)}.`,
      failed: 'Nothing was removed.',
    }),

    /** Answers the question whether to release it. */
    keep: (): EntryWrite => ({
      call: ({ entries }) => entries.keep({ ownerId, id }, options),
      done: `Kept ${shortName(title)}.`,
    }),

    /** Makes a booking of a hold. */
    confirm: (): EntryWrite => ({
      call: ({ entries }) => entries.confirm({ ownerId, id }, options),
      done: `Booked ${shortName(title)}.`,
      failed: 'Nothing was booked.',
    }),
  }
}
