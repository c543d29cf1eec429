import ICAL from 'ical.js'
import { namedClock, ownClock, utcClock, zoneNamed, type ZoneClock } from './zone-clock.ts'

/** A time as the clocks at it show it. */
export interface Moment {
  /** That of a clock in UTC that shows the same, in ms. */
  wall: number
  isDay: boolean
  clock: ZoneClock
}

export const instantOf = ({ wall, clock }: Moment) => clock(wall)

export const timeAt = (wall: number) => ICAL.Time.fromJSDate(new Date(wall), true)

/** Reads times by the zones that a file names or defines. Days, times without a zone, and those of unknown zones are by the place's clocks. */
export function momentReader(timeZone: string) {
  const placeClock = namedClock(timeZone)
  const clocks = new Map<string, ZoneClock>()

  /** Rules in the file count only for zones that have no name elsewhere: many files have outdated ones. */
  function addZone(component: ICAL.Component) {
    const tzid = component.getFirstPropertyValue('tzid')
    if (typeof tzid !== 'string' || zoneNamed(tzid) !== undefined) return
    const zone = new ICAL.Timezone(component)
    const clock = ownClock(zone)
    // Expands the rules, or throws.
    clock(0)
    if (zone.changes.length > 0) clocks.set(tzid, clock)
  }

  function clockOf(tzid: string): ZoneClock {
    const known = clocks.get(tzid)
    if (known) return known
    const name = zoneNamed(tzid)
    const clock = name === undefined ? placeClock : namedClock(name)
    clocks.set(tzid, clock)
    return clock
  }

  /** Throws for anything else than a time or a day. */
  function momentOf(property: ICAL.Property, value: unknown): Moment {
    if (!(value instanceof ICAL.Time)) throw new Error('not a time')
    const { year, month, day, hour, minute, second, isDate, zone } = value
    const wall = Date.UTC(year, month - 1, day, hour, minute, second)
    if (Number.isNaN(wall)) throw new Error('not a time')
    if (isDate) return { wall, isDay: true, clock: placeClock }
    if (zone === ICAL.Timezone.utcTimezone) return { wall, isDay: false, clock: utcClock }
    const tzid = property.getFirstParameter('tzid')
    return { wall, isDay: false, clock: tzid ? clockOf(tzid) : placeClock }
  }

  return { addZone, momentOf }
}
