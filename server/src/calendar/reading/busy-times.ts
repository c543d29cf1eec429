import ICAL from 'ical.js'
import { componentsOf } from './calendar-components.ts'
import { instantOf, momentReader, type Moment } from './moments.ts'
import { RefusedCalendar } from './refused-calendar.ts'
import { ruleDates } from './rule-dates.ts'

export interface ReadingWindow {
  /** The zone of days, and of times without a zone. */
  timeZone: string
  /** Instants in ms. */
  from: number
  to: number
}

export interface BusyTimes {
  /** When each time starts and ends, in ms, in order. Those that overlap are one. */
  starts: number[]
  ends: number[]
  /** How many dates there are in the window. */
  dateCount: number
  /** Events that couldn't be read. */
  brokenCount: number
}

/** In the window. */
export const mostDates = 20_000
/** Dates that rules and lists give, also outside of the window. */
const mostSteps = 200_000
const dayMs = 86_400_000

/** An event that repeats. Which of its dates have an event of their own is known at the end of the file. */
interface Repeated {
  event: ICAL.Component
  start: Moment
  length: number
  replaced: Set<string>
}

/**
 * Reads when a calendar is busy. Events that are free or cancelled don't count, nor do those that can't be read. Throws a
 * `RefusedCalendar` for what isn't a whole calendar, or for more dates than anybody plans.
 */
export function busyTimes(file: string, { timeZone, from, to }: ReadingWindow): BusyTimes {
  requireCalendar(file)
  const { addZone, momentOf } = momentReader(timeZone)
  const found: [number, number][] = []
  const repeated: Repeated[] = []
  const replacedByUid = new Map<string, Set<string>>()
  let steps = 0
  let brokenCount = 0

  function step() {
    if (++steps > mostSteps) throw new RefusedCalendar('The calendar repeats too often.')
  }

  /** Days end at midnight, which may be 23 or 25 hours after the start. */
  function add(start: Moment, length: number) {
    const at = instantOf(start)
    const end = start.isDay ? start.clock(start.wall + length) : at + length
    if (end <= from || at >= to || end <= at) return
    if (found.length >= mostDates)
      throw new RefusedCalendar(`The calendar has more than ${mostDates.toLocaleString('en-US')} dates.`)
    found.push([at, end])
  }

  function momentIn(event: ICAL.Component, name: string): Moment | undefined {
    const property = event.getFirstProperty(name)
    return property ? momentOf(property, property.getFirstValue()) : undefined
  }

  const momentsIn = (event: ICAL.Component, name: string): Moment[] =>
    event.getAllProperties(name).flatMap((property) =>
      property.getValues().map((value: unknown) => {
        step()
        return momentOf(property, value instanceof ICAL.Period ? value.start : value)
      }),
    )

  /** In ms. Without an end, a day lasts until the next one, and a time has no length. */
  function lengthOf(event: ICAL.Component, start: Moment): number {
    const end = momentIn(event, 'dtend')
    if (end) return start.isDay ? end.wall - start.wall : instantOf(end) - instantOf(start)
    const duration = event.getFirstPropertyValue('duration')
    if (duration instanceof ICAL.Duration) return duration.toSeconds() * 1000
    return start.isDay ? dayMs : 0
  }

  function addEvent(event: ICAL.Component) {
    const start = momentIn(event, 'dtstart')
    if (!start) throw new Error('no start')
    const uid = String(event.getFirstPropertyValue('uid'))
    const replaced = replacedByUid.get(uid) ?? new Set()
    replacedByUid.set(uid, replaced)
    const original = momentIn(event, 'recurrence-id')
    if (original) replaced.add(nameOf(original))
    if (isFree(event)) return
    const length = lengthOf(event, start)
    if (!original && (event.hasProperty('rrule') || event.hasProperty('rdate')))
      repeated.push({ event, start, length, replaced })
    else add(start, length)
  }

  function addDates({ event, start, length, replaced }: Repeated) {
    const left = new Set([...replaced, ...momentsIn(event, 'exdate').map(nameOf)])
    const take = (moment: Moment) => {
      const name = nameOf(moment)
      if (left.has(name) || left.has(nameOf(dayOf(moment)))) return
      left.add(name)
      add(moment, length)
    }
    if (!event.hasProperty('rrule')) take(start)
    momentsIn(event, 'rdate').forEach(take)
    // Clocks are at most 14 hours away from UTC.
    const span = { from: from - length - 2 * dayMs, to: to + dayMs }
    for (const property of event.getAllProperties('rrule'))
      for (const wall of ruleDates({ rule: property.getFirstValue(), start, ...span, onStep: step }))
        take({ ...start, wall })
  }

  function attempt(work: () => void): boolean {
    try {
      work()
      return true
    } catch (error) {
      if (error instanceof RefusedCalendar) throw error
      return false
    }
  }

  for (const text of componentsOf(file, 'VTIMEZONE')) attempt(() => addZone(ICAL.Component.fromString(text)))
  for (const text of componentsOf(file, 'VEVENT'))
    if (!attempt(() => addEvent(ICAL.Component.fromString(text)))) brokenCount++
  for (const one of repeated) if (!attempt(() => addDates(one))) brokenCount++
  return { ...merged(found), dateCount: found.length, brokenCount }
}

function requireCalendar(file: string) {
  if (!/^\uFEFF?\s*BEGIN:VCALENDAR\b/i.test(file.slice(0, 1000)))
    throw new RefusedCalendar('The address has no calendar.')
  if (!/\nEND:VCALENDAR\s*$/i.test(file.slice(-1000)))
    throw new RefusedCalendar('The calendar breaks off in the middle.')
}

const isFree = (event: ICAL.Component) =>
  /^transparent$/i.test(String(event.getFirstPropertyValue('transp'))) ||
  /^cancelled$/i.test(String(event.getFirstPropertyValue('status')))

/** Exceptions of a rule may name dates in another zone, or by their day. */
const nameOf = (moment: Moment) => (moment.isDay ? `day ${moment.wall}` : String(instantOf(moment)))
const dayOf = (moment: Moment): Moment => ({
  ...moment,
  wall: Math.floor(moment.wall / dayMs) * dayMs,
  isDay: true,
})

function merged(found: [number, number][]): Pick<BusyTimes, 'starts' | 'ends'> {
  const starts: number[] = []
  const ends: number[] = []
  for (const [start, end] of found.toSorted(([one], [other]) => one - other)) {
    const last = ends.at(-1)
    if (last !== undefined && start < last) ends[ends.length - 1] = Math.max(last, end)
    else {
      starts.push(start)
      ends.push(end)
    }
  }
  return { starts, ends }
}
