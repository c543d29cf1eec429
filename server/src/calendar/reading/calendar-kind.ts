import type { HeavyKind } from '../../platform/heavy-work/heavy-work.ts'
import type { CalendarToRead } from './reading-worker.ts'
import { RefusedCalendar } from './refused-calendar.ts'

/** In bytes. 400 events, which take a thirtieth of a second. */
const longCalendar = 200_000

/** Reading calendars of others. 10,000 events take a third of a second and 40 MB. */
export const calendarKind: HeavyKind<CalendarToRead> = {
  module: new URL('./reading-worker.ts', import.meta.url),
  isLong: ({ file }) => file.length > longCalendar,
  shortCpuMs: 500,
  maxCpuMs: 10_000,
  maxMs: 60_000,
  // Nobody waits for the reply.
  maxWaitMs: 120_000,
  maxMemory: 128,
  refusal: (message) => new RefusedCalendar(message),
  tooCostly: 'The calendar takes too much time or memory to read.',
}
