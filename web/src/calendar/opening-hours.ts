import { addDays } from '@app/contract/rules/calendar-date.ts'
import { weekdayOf } from '@app/contract/rules/weekdays.ts'
import type { FacilityApi } from './calendar-calls.ts'
import { instantOf } from './place-clock.ts'

/** Opening hours of one day of the week, by the place's clock. They end on the next day if they close before they open. */
export type OpeningHours = Pick<
  Awaited<ReturnType<FacilityApi['hours']['list']>>['data'][number],
  'weekday' | 'opens' | 'closes' | 'seasonStart' | 'seasonEnd'
>

function isInSeason({ seasonStart, seasonEnd }: OpeningHours, day: string): boolean {
  if (seasonStart === null || seasonEnd === null) return false
  const date = day.slice(5)
  return seasonStart <= seasonEnd
    ? date >= seasonStart && date <= seasonEnd
    : date >= seasonStart || date <= seasonEnd
}

/**
 * The instants, in ms, at which a place opens first and closes last on a day. It may close on the next day. Null if it is closed,
 * undefined if its hours aren't known.
 */
export function openingOn(day: string, hours: readonly OpeningHours[], timeZone: string) {
  if (hours.length === 0) return undefined
  const seasonal = hours.filter((one) => isInSeason(one, day))
  const weekday = weekdayOf(day)
  const all = seasonal.length > 0 ? seasonal : hours.filter(({ seasonStart }) => seasonStart === null)
  const own = all.filter((one) => one.weekday === weekday)
  if (own.length === 0) return null
  const closingDay = ({ opens, closes }: OpeningHours) => (closes > opens ? day : addDays(day, 1))
  return {
    opens: Math.min(...own.map(({ opens }) => instantOf(day, opens, timeZone))),
    closes: Math.max(...own.map((one) => instantOf(closingDay(one), one.closes, timeZone))),
  }
}

/** The latest hour at which a night ends that began on the day before. */
const latestNight = '12:00'

/** When a day begins: at midnight, or after the opening hours of the night before. */
export function beginningOf(day: string, hours: readonly OpeningHours[], timeZone: string): number {
  const midnight = instantOf(day, '00:00', timeZone)
  const night = openingOn(addDays(day, -1), hours, timeZone)?.closes ?? midnight
  const opens = openingOn(day, hours, timeZone)?.opens ?? night
  return Math.max(midnight, Math.min(night, opens, instantOf(day, latestNight, timeZone)))
}
