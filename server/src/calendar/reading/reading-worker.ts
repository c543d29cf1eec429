import type { OpenWork } from '../../platform/heavy-work/warm-thread.ts'
import { busyTimes, type BusyTimes, type ReadingWindow } from './busy-times.ts'
import { calendarText } from './calendar-text.ts'

export interface CalendarToRead {
  file: Uint8Array
  window: ReadingWindow
}

export const openWork: OpenWork<CalendarToRead, BusyTimes> =
  () =>
  ({ file, window }) =>
    busyTimes(calendarText(file), window)
