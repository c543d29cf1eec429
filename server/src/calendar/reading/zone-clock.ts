import ICAL from 'ical.js'
import { windowsZones } from './windows-zones.ts'

/** Returns the instant at which the clocks of a zone show a time. Both are in ms; the time is that of a clock in UTC. */
export type ZoneClock = (wall: number) => number

export const utcClock: ZoneClock = (wall) => wall

const dayMs = 86_400_000

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

/** Of a time that the clocks show twice, the first one. A time that they skip is as much later as they jump. Throws for unknown zones. */
export const namedClock = (timeZone: string): ZoneClock => {
  const check = new Temporal.ZonedDateTime(0n, timeZone)
  return cachedClock(
    (wall) =>
      Temporal.Instant.fromEpochMilliseconds(wall)
        .toZonedDateTimeISO('UTC')
        .toPlainDateTime()
        .toZonedDateTime(check.timeZoneId).epochMilliseconds,
  )
}

/** By the rules in the file. */
export const ownClock = (zone: ICAL.Timezone): ZoneClock =>
  cachedClock((wall) => wall - zone.utcOffset(ICAL.Time.fromJSDate(new Date(wall), true)) * 1000)

/** The zone that a TZID names, or undefined: `/citadel.org/20210210_1/America/New_York` is one in Olson's data, too. */
export function zoneNamed(tzid: string): string | undefined {
  const windows = windowsZones.get(tzid)
  if (windows !== undefined) return windows
  const parts = tzid.split('/').slice(-5)
  return parts.map((_part, at) => parts.slice(at).join('/')).find(isZone)
}

function isZone(name: string): boolean {
  // Abbreviations such as EST are names of zones without daylight saving, which nobody means.
  if (!name.includes('/') && name !== 'UTC') return false
  try {
    return new Temporal.ZonedDateTime(0n, name).timeZoneId !== ''
  } catch {
    return false
  }
}
