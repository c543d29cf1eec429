import { assumedHours } from '@app/contract/rules/reading-remarks.ts'
import type { EntryComponent } from './calendar-components.ts'
import type { Property } from './content-lines.ts'
import { instantOf, zoneNotes, type Moment, type MomentReader } from './moments.ts'
import type { RemarkNote } from './reading-remarks.ts'
import { dayMs, readLength, type WrittenLength } from './written-times.ts'

/** An event of a calendar, or one of several versions of it. */
export interface Entry {
  /** Undefined if the program gave none. */
  uid: string | undefined
  sequence: number
  isCancelled: boolean
  /** Cancelled by a message about the event, rather than by its status. */
  isCancellation: boolean
  /** Takes no time: cancelled or transparent. */
  isFree: boolean
  /** Only of those that are free can it be missing. */
  start: Moment | undefined
  length: WrittenLength
  /** The date of a series that this entry replaces. */
  original: Moment | undefined
  /** Which other dates of the series it changes as well. */
  range: 'Later' | 'Earlier' | undefined
  /** `RRULE`, `RDATE`, `EXRULE` and `EXDATE`. */
  repetition: Property[]
  /** For lists of dates without a zone. */
  defaultZone: string | undefined
  /** About each of its dates. */
  notes: RemarkNote[]
  /** What couldn't be read of the entry, besides its start. */
  unread: string[]
}

/** An entry that takes no time because its time can't be read, with what stands there. Thousands of errors would be slow. */
export interface Unreadable {
  unreadable: string
}

const repetitionNames: ReadonlySet<string> = new Set(['RRULE', 'RDATE', 'EXRULE', 'EXDATE'])
const assumedLength: WrittenLength = { days: 0, ms: assumedHours * 3_600_000 }

/** Without a start, only what is free can be read. */
export function readEntry(component: EntryComponent, { momentOf, dayOf }: MomentReader): Entry | Unreadable {
  if (component.isTooLarge) return { unreadable: 'too large' }
  const { properties, head } = component
  const find = (name: string) => properties.find((property) => property.name === name)
  const valueOf = (name: string) => find(name)?.value ?? ''
  const momentIn = (name: string) => {
    const property = find(name)
    return property && momentOf(property, property.value, head.timeZone)
  }
  const start = momentIn('DTSTART')
  const isCancellation = /^cancel$/i.test(head.method?.trim() ?? '')
  const isCancelled = isCancellation || /^cancell?ed$/i.test(valueOf('STATUS'))
  const isFree = isCancelled || /^transparent$/i.test(valueOf('TRANSP'))
  if (!start && !isFree) return { unreadable: valueOf('DTSTART') || 'no start' }
  const originalId = find('RECURRENCE-ID')
  const original = momentIn('RECURRENCE-ID')
  const isLost = originalId !== undefined && !original
  const notes = start ? zoneNotes(start) : []
  return {
    // An exception whose date can't be read stands beside its series, as no date of it can be left out.
    uid: isLost ? undefined : valueOf('UID') || undefined,
    sequence: Number.parseInt(valueOf('SEQUENCE'), 10) || 0,
    isCancelled,
    isCancellation,
    isFree,
    start,
    length: start ? lengthFrom(start) : assumedLength,
    original,
    range: original && rangeOf(originalId?.parameters.get('RANGE')),
    repetition: properties.filter(({ name }) => repetitionNames.has(name)),
    defaultZone: head.timeZone,
    notes,
    unread: [...(isLost ? [originalId.value] : []), ...otherTimes()],
  }

  /** What a program that joins two entries to one leaves. Only the first start and end count. */
  function otherTimes(): string[] {
    return properties
      .filter(({ name, value }) => (name === 'DTSTART' || name === 'DTEND') && value !== valueOf(name))
      .map(({ value }) => value)
  }

  function lengthFrom(from: Moment): WrittenLength {
    const end = momentIn('DTEND')
    if (end && !from.unknownZone) notes.push(...zoneNotes(end))
    const written = end ? lengthBetween(from, end, dayOf) : readLength(valueOf('DURATION'))
    const length = written && from.isDay && written.ms !== 0 && !end ? wholeDays(written) : written
    if (length && length.days * dayMs + length.ms > 0) return length
    // A day without an end, or that ends on itself, is the whole day.
    const isOneDay = from.isDay && (length ? length.days === 0 : !find('DTEND') && !find('DURATION'))
    if (!isOneDay) notes.push({ kind: 'NoEnd', example: valueOf('DTSTART') })
    return from.isDay ? { days: 1, ms: 0 } : assumedLength
  }
}

/** The hours of a day event are those of as many whole days. */
const wholeDays = ({ days, ms }: WrittenLength): WrittenLength => ({
  days: days + Math.ceil(ms / dayMs),
  ms: 0,
})

/** An end is usually of the same kind as the start. A day that a time ends on lasts until its midnight, or on the first day until its end. */
export function lengthBetween(start: Moment, end: Moment, dayOf: (moment: Moment) => number): WrittenLength {
  if (start.isDay && (end.isDay || dayOf(end) === end.wall))
    return { days: Math.round((dayOf(end) - start.wall) / dayMs), ms: 0 }
  const isSameDay = end.isDay && !start.isDay && dayOf(end) === Math.floor(start.wall / dayMs) * dayMs
  const instant = isSameDay ? end.clock(end.wall + dayMs) : instantOf(end)
  return { days: 0, ms: instant - instantOf(start) }
}

function rangeOf(range: string | undefined): Entry['range'] {
  if (/^thisandfuture$/i.test(range ?? '')) return 'Later'
  return /^thisandprior$/i.test(range ?? '') ? 'Earlier' : undefined
}
