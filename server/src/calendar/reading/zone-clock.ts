import { dayMs } from './written-times.ts'

/** Returns the instant at which the clocks of a zone show a time. Both are in ms; the time is that of a clock in UTC. */
export type ZoneClock = (wall: number) => number

export const utcClock: ZoneClock = (wall) => wall

export const offsetClock =
  (offset: number): ZoneClock =>
  (wall) =>
    wall - offset

/** Days on which the offset doesn't change need two slow conversions only. */
function cachedClock(convert: ZoneClock): ZoneClock {
  const offsets = new Map<number, number | undefined>()
  const offsetAt = (wall: number) => wall - convert(wall)
  return (wall) => {
    const day = Math.floor(wall / dayMs)
    if (!offsets.has(day)) {
      const before = offsetAt((day - 1) * dayMs)
      offsets.set(day, before === offsetAt((day + 2) * dayMs) ? before : undefined)
    }
    const offset = offsets.get(day)
    return offset === undefined ? convert(wall) : wall - offset
  }
}

const clocks = new Map<string, ZoneClock>()

/** Of a time that the clocks show twice, the first one. A time that they skip is as much later as they jump. Throws for unknown zones. */
export function namedClock(timeZone: string): ZoneClock {
  const { timeZoneId } = new Temporal.ZonedDateTime(0n, timeZone)
  const known = clocks.get(timeZoneId)
  if (known) return known
  const clock = cachedClock(
    (wall) =>
      Temporal.Instant.fromEpochMilliseconds(wall)
        .toZonedDateTimeISO('UTC')
        .toPlainDateTime()
        .toZonedDateTime(timeZoneId).epochMilliseconds,
  )
  clocks.set(timeZoneId, clock)
  return clock
}

/** What the clocks show at an instant, in ms. */
export function wallAt(clock: ZoneClock, instant: number): number {
  const guess = instant + (instant - clock(instant))
  // The offset at the guess is right but for the hours around a change.
  return guess + (instant - clock(guess))
}
