import { addDays } from '@app/contract/rules/calendar-date.ts'
import { weekdayOf } from '@app/contract/rules/weekdays.ts'
import type { Conflict } from './calendar-calls.ts'
import { weekdaysOf, type EntryValues } from './entry-values.ts'
import { minuteMs } from './instants.ts'
import { instantOf } from './place-clock.ts'

type Series = Pick<EntryValues, 'startDay' | 'startTime' | 'endTime' | 'weekdays' | 'lastDay' | 'skippedDays'>

/** The days of a series, without those that are skipped. */
export function seriesDays(series: Series): string[] {
  const { startDay, lastDay, skippedDays } = series
  const weekdays = weekdaysOf(series)
  const days: string[] = []
  for (let day = startDay; day <= lastDay; day = addDays(day, 1))
    if (weekdays.includes(weekdayOf(day)) && !skippedDays.includes(day)) days.push(day)
  return days
}

/** The days of a series whose time a refusal names as taken. */
export function takenDays(
  series: Series,
  conflicts: readonly Conflict[],
  { timeZone, bufferMinutes }: { timeZone: string; bufferMinutes: number },
): string[] {
  const { startTime, endTime } = series
  return seriesDays(series).filter((day) => {
    const starts = instantOf(day, startTime, timeZone)
    const endDay = endTime > startTime ? day : addDays(day, 1)
    const ends = instantOf(endDay, endTime, timeZone) + bufferMinutes * minuteMs
    return conflicts.some(
      (conflict) =>
        Date.parse(conflict.starts) < ends &&
        Date.parse(conflict.ends) + conflict.bufferMinutes * minuteMs > starts,
    )
  })
}
