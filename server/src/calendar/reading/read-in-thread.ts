import { runInThread, type ThreadReply } from '../../platform/run-in-thread.ts'
import type { BusyTimes, ReadingWindow } from './busy-times.ts'
import { RefusedCalendar } from './refused-calendar.ts'

/** 10,000 events take a third of a second. */
const maxMs = 10_000
/** In megabytes. 10,000 events take 40. */
const maxMemory = 128

export type ReadingReply = ThreadReply<BusyTimes>

/** Reads a calendar in a thread of its own. Throws a `RefusedCalendar` for what can't be read. */
export const readInThread = (
  file: Uint8Array,
  window: ReadingWindow,
  closing: AbortSignal,
  timeoutMs = maxMs,
): Promise<BusyTimes> =>
  runInThread({
    module: new URL('./reading-worker.ts', import.meta.url),
    data: { file, window },
    closing,
    maxMs: timeoutMs,
    maxMemory,
    refusal: (message) => new RefusedCalendar(message),
    tooCostly: 'The calendar takes too much time or memory to read.',
  })
