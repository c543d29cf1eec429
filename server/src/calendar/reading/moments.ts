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

/** The same for two moments that name the same date. */
export const nameOf = (moment: Moment) => (moment.isDay ? `day ${moment.wall}` : String(instantOf(moment)))

export type MomentReader = ReturnType<typeof momentReader>

/** Of zones by the rules of a file, which take up to a thousand steps each. */
const mostOwnClocks = 500

const tzidOf = ({ properties }: ZoneComponent) => properties.find(({ name }) => name === 'TZID')?.value

/** Reads times by the zones that a file names or defines. Days, times without a zone, and those of unknown zones are by the place's clocks. */
export function momentReader(timeZone: string, zones: Iterable<ZoneComponent>, window: ChangeWindow) {
  const placeClock = namedClock(timeZone)
  const defined = new Map([...zones].map((zone) => [tzidOf(zone), zone]))
  const clocks = new Map<string, ZoneClock | undefined>()
  let ownClockCount = 0

  function clockOf(tzid: string): ZoneClock | undefined {
    if (!clocks.has(tzid))
      clocks.set(tzid, exactClock(tzid) ?? definedClock(tzid) ?? looseClock(tzid, placeClock, window))
    return clocks.get(tzid)
  }

  /** Rules in the file count only for zones that have no name elsewhere: many files have outdated ones. */
  function definedClock(tzid: string): ZoneClock | undefined {
    const zone = defined.get(tzid)
    if (!zone) return undefined
    try {
      if (++ownClockCount <= mostOwnClocks)
        return clockOfObservances(zone.observances.map(observanceOf), window)
    } catch {
      // Some programs name the zone beside a name and rules of their own.
    }
    const location = zone.properties.find(({ name }) => name === 'X-LIC-LOCATION')?.value
    return location === undefined ? undefined : exactClock(location)
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
