import { weekdayOf, type Weekday } from './weekdays.ts'

/** Opening hours of one day of the week, by the place's clock. They end on the next day if they close before they open. */
export interface OpeningHours {
  weekday: Weekday
  opens: string
  closes: string
  /** The first and last day of the season that they are of, such as '12-01'. Null: of the whole year. */
  seasonStart: string | null
  seasonEnd: string | null
}

/** A season may include New Year. */
function isInSeason({ seasonStart, seasonEnd }: OpeningHours, day: string): boolean {
  if (seasonStart === null || seasonEnd === null) return false
  const date = day.slice(5)
  return seasonStart <= seasonEnd
    ? date >= seasonStart && date <= seasonEnd
    : date >= seasonStart || date <= seasonEnd
}

/** The opening hours that begin on a day. Those of a season replace the usual ones. */
export function hoursOn(day: string, hours: readonly OpeningHours[]): OpeningHours[] {
  const seasonal = hours.filter((one) => isInSeason(one, day))
  const valid = seasonal.length > 0 ? seasonal : hours.filter(({ seasonStart }) => seasonStart === null)
  return valid.filter(({ weekday }) => weekday === weekdayOf(day))
}
