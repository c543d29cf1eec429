import { addDays } from '@app/contract/rules/calendar-date.ts'
import { hoursOn, type OpeningHours } from '@app/contract/rules/opening-hours.ts'
import { instantOf } from './place-clock.ts'

const closingDay = (day: string, { opens, closes }: OpeningHours) => (closes > opens ? day : addDays(day, 1))

/**
 * The instants, in ms, at which a place opens first and closes last on a day. It may close on the next day. Null if it is closed,
 * undefined if its hours aren't known.
 */
export function openingOn(day: string, hours: readonly OpeningHours[], timeZone: string) {
  if (hours.length === 0) return undefined
  const own = hoursOn(day, hours)
  if (own.length === 0) return null
  return {
    opens: Math.min(...own.map(({ opens }) => instantOf(day, opens, timeZone))),
    closes: Math.max(...own.map((one) => instantOf(closingDay(day, one), one.closes, timeZone))),
  }
}

/** When a place is open from the day before `day` on, in ms. Times that meet are one. Empty if its hours aren't known. */
export function openTimesAround(
  day: string,
  daysAfter: number,
  hours: readonly OpeningHours[],
  timeZone: string,
) {
  const joined: { from: number; to: number }[] = []
  const days = Array.from({ length: daysAfter + 2 }, (_, at) => addDays(day, at - 1))
  const times = days.flatMap((begins) => timesOf(begins, hours, timeZone))
  for (const time of times.toSorted((a, b) => a.from - b.from)) {
    const last = joined.at(-1)
    if (last && time.from <= last.to) last.to = Math.max(last.to, time.to)
    else joined.push(time)
  }
  return joined
}

/** The opening hours that begin on a day, as instants. */
const timesOf = (begins: string, hours: readonly OpeningHours[], timeZone: string) =>
  hoursOn(begins, hours).map((one) => ({
    from: instantOf(begins, one.opens, timeZone),
    to: instantOf(closingDay(begins, one), one.closes, timeZone),
  }))

/** When a place is open between the two midnights of a day, in ms: all day if its hours aren't known. */
export function openTimesOn(day: string, hours: readonly OpeningHours[], timeZone: string) {
  const [from, to] = [instantOf(day, '00:00', timeZone), instantOf(day, '24:00', timeZone)]
  if (hours.length === 0) return [{ from, to }]
  return [addDays(day, -1), day]
    .flatMap((begins) => timesOf(begins, hours, timeZone))
    .map((time) => ({ from: Math.max(from, time.from), to: Math.min(to, time.to) }))
    .filter((time) => time.from < time.to)
    .toSorted((a, b) => a.from - b.from)
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
