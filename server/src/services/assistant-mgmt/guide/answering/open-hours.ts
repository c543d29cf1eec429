import { addDays } from '@app/contract/rules/calendar-date.ts'
import { hoursOn, type OpeningHours } from '@app/contract/rules/opening-hours.ts'
import { weekdays } from '@app/contract/rules/weekdays.ts'
import { zonedFormats } from '@app/contract/rules/zoned-formats.ts'
import type { AskedTime } from '../reading/question.ts'

/** Minutes from midnight. `to` may be after the next midnight. */
export interface OpenSpan {
  from: number
  to: number
}

const dayMinutes = 24 * 60
const firstMorning = 5 * 60
/** Minutes since midnight of a time such as '08:30'. */
export const minuteOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5))

/** When it is open on a day. Undefined if its hours aren't known. */
export function spansOn(hours: readonly OpeningHours[], day: string): OpenSpan[] | undefined {
  if (hours.length === 0) return undefined
  return hoursOn(day, hours).map(({ opens, closes }) => ({
    from: minuteOf(opens),
    to: minuteOf(closes) + (closes <= opens ? dayMinutes : 0),
  }))
}

const clocks = zonedFormats('sv-SE', { timeStyle: 'short' })
/** Minutes since midnight at a place. */
export const minuteIn = (timeZone: string, now = new Date()) => minuteOf(clocks(timeZone).format(now))

/** Whether it is open at all of the times that are asked for, on any day if none is. Undefined if its hours aren't known. */
export function isOpen(
  hours: readonly OpeningHours[],
  asked: AskedTime,
  { today, minute }: { today: string; minute: number },
): boolean | undefined {
  if (hours.length > 0 && asked.days === undefined && !asked.isNow)
    return weekdays.some((_, ahead) => {
      const day = addDays(today, ahead)
      return isOpen(hours, { ...asked, days: { from: day, to: day } }, { today, minute })
    })
  const day = asked.days?.from ?? today
  const spans = spansOn(hours, day)
  if (spans === undefined) return undefined
  const late = (spansOn(hours, addDays(day, -1)) ?? []).map(({ from, to }) => ({
    from: from - dayMinutes,
    to: to - dayMinutes,
  }))
  const all = [...late, ...spans]
  const holds = (at: number) => all.some(({ from, to }) => from <= at && at < to)
  if (asked.isNow) return holds(minute)
  if (asked.times.length === 0) return spans.length > 0
  return asked.times.every(({ side, minute: at }) =>
    side === 'before'
      ? spans.some(({ from }) => from < at)
      : side === 'after'
        ? all.some(({ to }) => to > at)
        : // One o'clock in the night of Thursday is after Thursday's midnight.
          holds(at) || (at < firstMorning && holds(at + dayMinutes)),
  )
}
