import type { CalendarSpace, Gap } from './calendar-calls.ts'
import { dayWords, timeOfDay } from '../page/time-of-day.ts'
import { spaceRunWords, timeWords } from './calendar-words.ts'
import { atPlace } from './place-clock.ts'

/** `Sat, Nov 28, 1–5 PM: Field 3, Field 4`, for each time. */
export const gapTimeWords = (
  times: Gap['times'],
  spaces: readonly Pick<CalendarSpace, 'name' | 'units'>[],
  timeZone: string,
) =>
  times.map((time) => {
    const from = atPlace(time.starts, timeZone)
    const to = atPlace(time.ends, timeZone)
    const isAllDay = from.time === '00:00' && to.time === '00:00'
    // A time that ends at midnight ends on the next day.
    const hours = isAllDay
      ? 'all day'
      : to.time === '00:00'
        ? `from ${timeOfDay(from.time)}`
        : timeWords(time, timeZone)
    return `${dayWords(from.day)}, ${hours}: ${areAll(time.unitIds, spaces) ? `all ${spaces.length} spaces` : spaceRunWords(time.unitIds, spaces)}`
  })

/** Whether these are all units of a page with three or more spaces. */
const areAll = (unitIds: readonly string[], spaces: readonly Pick<CalendarSpace, 'units'>[]) =>
  spaces.length > 2 && spaces.every(({ units }) => units.every(({ id }) => unitIds.includes(id)))
