import {
  entryComponents,
  requireCalendar,
  zoneComponents,
  type EntryComponent,
} from './calendar-components.ts'
import { plainLines } from './content-lines.ts'
import { readEntry, type Entry } from './entry.ts'
import { busyPeriods, readPeriod } from './free-busy.ts'
import { instantOf, momentReader, zoneNotes, type Moment } from './moments.ts'
import { remarkCounter, type ReadingRemark, type RemarkNote } from './reading-remarks.ts'
import { RefusedCalendar } from './refused-calendar.ts'
import { datesOf } from './series.ts'
import { dayMs, type WrittenLength } from './written-times.ts'

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
  /** What wasn't understood. */
  remarks: ReadingRemark[]
}

/** In the window. */
export const mostDates = 20_000
/** Dates that rules and lists give, also outside of the window. */
const mostSteps = 200_000

/**
 * Reads when a calendar is busy. Events that are free or cancelled don't count. What can't be read is counted, and doesn't keep the
 * rest from being read. Throws a `RefusedCalendar` for what isn't a whole calendar, or for more dates than anybody plans.
 */
export function busyTimes(written: string, window: ReadingWindow): BusyTimes {
  const file = plainLines(written)
  requireCalendar(file)
  const { from, to } = window
  const reader = momentReader(window.timeZone, zoneComponents(file), window)
  const { note, remarks } = remarkCounter()
  const found: [number, number][] = []
  const groups = new Map<unknown, Entry[]>()
  let steps = 0

  function onStep() {
    if (++steps > mostSteps) throw new RefusedCalendar('The calendar repeats too often.')
  }

  /** Days end at midnight, which may be 23 or 25 hours after the start. */
  function add(start: Moment, length: WrittenLength, notes: readonly RemarkNote[] = []) {
    const at = instantOf(start)
    const end = start.clock(start.wall + length.days * dayMs) + length.ms
    if (end <= from || at >= to || end <= at) return
    if (found.length >= mostDates)
      throw new RefusedCalendar(`The calendar has more than ${mostDates.toLocaleString('en-US')} dates.`)
    found.push([at, end])
    notes.forEach(note)
  }

  const noteUnreadable = (example: string) => note({ kind: 'Unreadable', example })

  /** Nothing should throw, but one entry must never keep the rest from being read. */
  function attempt(work: () => void) {
    try {
      work()
    } catch (error) {
      if (error instanceof RefusedCalendar) throw error
      noteUnreadable('no entry')
    }
  }

  function addPeriods(component: EntryComponent) {
    for (const period of busyPeriods(component)) {
      onStep()
      const read = readPeriod(period, reader, component.head.timeZone)
      if ('unreadable' in read) noteUnreadable(read.unreadable)
      else add(read.start, read.length, zoneNotes(read.start))
    }
  }

  function collect(component: EntryComponent) {
    if (component.name === 'VFREEBUSY') addPeriods(component)
    else if (component.name !== 'VEVENT') noteUnreadable(component.name)
    else {
      const entry = readEntry(component, reader)
      if ('unreadable' in entry) return noteUnreadable(entry.unreadable)
      const key = entry.uid ?? entry
      const group = groups.get(key)
      if (group) group.push(entry)
      else groups.set(key, [entry])
    }
  }

  function addGroup(group: readonly Entry[]) {
    for (const { start, length, entry } of datesOf(group, { reader, from, to, onStep }))
      add(start, length, entry.notes)
    for (const { unread, isFree } of group)
      if (unread[0] !== undefined && !isFree) note({ kind: 'PartlyRead', example: unread[0] })
  }

  for (const component of entryComponents(file)) attempt(() => collect(component))
  for (const group of groups.values()) attempt(() => addGroup(group))
  return { ...merged(found), dateCount: found.length, remarks: remarks() }
}

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
