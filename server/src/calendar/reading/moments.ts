import type { Property } from './content-lines.ts'
import type { ZoneComponent } from './calendar-components.ts'
import { clockOfObservances, observanceOf, type ChangeWindow } from './own-zone.ts'
import type { RemarkNote } from './reading-remarks.ts'
import { exactClock, looseClock } from './zone-names.ts'
import { dayMs, readTime, type WrittenTime } from './written-times.ts'
import { namedClock, offsetClock, utcClock, wallAt, type ZoneClock } from './zone-clock.ts'

/** A time as the clocks at it show it. */
export interface Moment {
  /** That of a clock in UTC that shows the same, in ms. */
  wall: number
  isDay: boolean
  clock: ZoneClock
  /** Whether the calendar names no zone. */
  isFloating: boolean
  /** The name of a zone that nobody knows. The time is by the place's clocks. */
  unknownZone: string | undefined
}

export const instantOf = ({ wall, clock }: Moment) => clock(wall)

export type MomentReader = ReturnType<typeof momentReader>

/** Reads times by the zones that a file names or defines. Days, times without a zone, and those of unknown zones are by the place's clocks. */
export function momentReader(timeZone: string, zones: Iterable<ZoneComponent>, window: ChangeWindow) {
  const placeClock = namedClock(timeZone)
  const clocks = new Map<string, ZoneClock | undefined>()
  for (const zone of zones) addZone(zone)

  /** Rules in the file count only for zones that have no name elsewhere: many files have outdated ones. */
  function addZone({ properties, observances }: ZoneComponent) {
    const valueOf = (name: string) => properties.find((property) => property.name === name)?.value
    const tzid = valueOf('TZID')
    if (tzid === undefined) return
    // Some programs name the zone beside a name of their own.
    const location = valueOf('X-LIC-LOCATION')
    const clock = exactClock(tzid) ?? definedClock(observances) ?? (location && exactClock(location))
    if (clock) clocks.set(tzid, clock)
  }

  function definedClock(observances: ZoneComponent['observances']): ZoneClock | undefined {
    try {
      return clockOfObservances(observances.map(observanceOf), window)
    } catch {
      return undefined
    }
  }

  function clockOf(tzid: string): ZoneClock | undefined {
    if (!clocks.has(tzid)) clocks.set(tzid, exactClock(tzid) ?? looseClock(tzid, placeClock, window))
    return clocks.get(tzid)
  }

  /** Undefined for anything else than a time or a day. `defaultZone` is the calendar's, for times without one. */
  function momentOf({ parameters }: Property, text: string, defaultZone?: string): Moment | undefined {
    const written = readTime(text, parameters.get('VALUE'))
    return written && placed(written, parameters.get('TZID'), defaultZone)
  }

  function placed({ wall, isDay, offset }: WrittenTime, tzid = '', defaultZone = ''): Moment {
    const base = { wall, isDay, isFloating: false, unknownZone: undefined }
    if (isDay) return { ...base, clock: placeClock }
    if (offset !== undefined) return { ...base, clock: offset === 0 ? utcClock : offsetClock(offset) }
    const name = tzid === '' ? defaultZone : tzid
    if (name === '') return { ...base, clock: placeClock, isFloating: true }
    const clock = clockOf(name)
    const unknownZone = clock ? undefined : name
    return { ...base, clock: clock ?? placeClock, isFloating: tzid === '', unknownZone }
  }

  /** Midnight at the place means the day that begins there, and midnight or any other time elsewhere the day that is written. */
  function dayOf(moment: Moment): number {
    const wall = moment.isDay ? moment.wall : wallAt(placeClock, instantOf(moment))
    return floorToDay(wall % dayMs === 0 ? wall : moment.wall)
  }

  return { momentOf, dayOf, placeClock }
}

/** What to remark about a time in a zone that nobody knows. */
export const zoneNotes = ({ unknownZone }: Moment): RemarkNote[] =>
  unknownZone === undefined ? [] : [{ kind: 'UnknownZone', example: unknownZone }]

export const floorToDay = (wall: number) => Math.floor(wall / dayMs) * dayMs
