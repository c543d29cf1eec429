import { propertyOf, unfoldedLines, type Property } from './content-lines.ts'
import { RefusedCalendar } from './refused-calendar.ts'

/** Events with hundreds of removed dates have a tenth of it. */
const maxCharacters = 100_000

/** What decides when an event takes place. Descriptions, guests and attachments are most of a file, and never read. */
const eventProperties =
  /^(?:UID|DTSTART|DTEND|DURATION|RRULE|RDATE|EXRULE|EXDATE|RECURRENCE-ID|TRANSP|STATUS|SEQUENCE)\s{0,100}[;:]/i
/** What only such lines give away is busy time that we don't understand. */
const startProperty = /^DTSTART\s{0,100}[;:]/i
/** Components with a start that take no time of a place. */
const timeless: ReadonlySet<string> = new Set([
  'VTODO',
  'VJOURNAL',
  'VALARM',
  'VTIMEZONE',
  'STANDARD',
  'DAYLIGHT',
])
const busyProperties = /^FREEBUSY\s{0,100}[;:]/i

const wanted: ReadonlyMap<string, (line: string) => boolean> = new Map([
  ['VEVENT', (line: string) => eventProperties.test(line)],
  ['VFREEBUSY', (line: string) => busyProperties.test(line)],
  ['VAVAILABILITY', () => false],
])

export interface Part {
  name: string
  properties: Property[]
}

/** Properties of a calendar, which hold for all its events. */
interface CalendarHead {
  method?: string
  /** A zone for times without one: not in RFC 5545, but of Google and Apple. */
  timeZone?: string
}

export interface EntryComponent extends Part {
  head: CalendarHead
  /** No calendar program would write it. Its properties aren't read then. */
  isTooLarge: boolean
}

// With few blanks at most: those of a file that has nothing else fill the stack of the expression.
const calendarBorder = /(?<![^\r\n\uFEFF])[ \t]{0,100}(BEGIN|END)[ \t]{0,100}:[ \t]{0,100}VCALENDAR\b/gi

/** Throws a `RefusedCalendar` for what isn't a whole calendar. What stands before or after it doesn't matter. */
export function requireCalendar(file: string) {
  let last: string | undefined
  for (const [, verb = ''] of file.matchAll(calendarBorder)) last = verb
  if (last === undefined) throw new RefusedCalendar('The address has no calendar.')
  if (last.toUpperCase() === 'BEGIN') throw new RefusedCalendar('The calendar breaks off in the middle.')
}

/**
 * The events and busy times of a file, one by one, so that one that is broken doesn't spoil the others, and none is in memory for
 * longer than it is needed.
 */
export function* entryComponents(file: string): Generator<EntryComponent> {
  const heads = calendarHeads(file)
  let calendars = 0
  let entry: EntryComponent | undefined
  let size = 0
  /** The components around a line inside of an event, such as an alarm, whose properties aren't those of the event, or outside of all. */
  let around: string[] = []
  for (const line of unfoldedLines(file)) {
    const { verb, component } = borderOf(line)
    const head = heads[calendars] ?? {}
    if (component === 'VCALENDAR' || wanted.has(component)) {
      // An entry without an end is over when the next one begins.
      if (entry) yield entry
      entry = undefined
      if (verb === 'BEGIN' && component === 'VCALENDAR') calendars += 1
      else if (verb === 'BEGIN') entry = { name: component, properties: [], head, isTooLarge: false }
      size = 0
      around = []
    } else if (verb === 'BEGIN') around.push(component)
    else if (verb === 'END') around.pop()
    else if (!entry && startProperty.test(line)) {
      const name = around.at(-1) ?? 'DTSTART'
      if (!timeless.has(name)) yield { name, properties: [], head, isTooLarge: false }
    } else if (around.length === 0 && entry && wanted.get(entry.name)?.(line)) {
      size += line.length
      entry.isTooLarge = size > maxCharacters
      const property = entry.isTooLarge ? undefined : propertyOf(line)
      if (property) entry.properties.push(property)
    }
  }
  if (entry) yield entry
}

/**
 * The properties of each calendar of a file, which may be written after its events. The first is of lines without a calendar around them:
 * those of a file whose beginning is missing.
 */
function calendarHeads(file: string): CalendarHead[] {
  const heads: CalendarHead[] = [{}]
  let isInside = true
  let around: string[] = []
  for (const line of unfoldedLines(file)) {
    const { verb, component } = borderOf(line)
    if (component === 'VCALENDAR') {
      isInside = verb === 'BEGIN'
      if (isInside) heads.push({})
      around = []
    } else if (wanted.has(component)) around = verb === 'BEGIN' ? [component] : []
    else if (verb === 'BEGIN') around.push(component)
    else if (verb === 'END') around.pop()
    else if (isInside && around.length === 0) heads.push({ ...headOf(line), ...heads.pop() })
  }
  return heads
}

function headOf(line: string): CalendarHead {
  const [, name = '', value = ''] = /^(METHOD|X-WR-TIMEZONE)\s{0,100}(?:;[^:]*)?:(.*)$/i.exec(line) ?? []
  if (value.trim() === '') return {}
  return name.toUpperCase() === 'METHOD' ? { method: value } : { timeZone: value }
}

export interface ZoneComponent extends Part {
  observances: Part[]
}

/** The time zones that a file defines. Those without an end, or too large, are left out. */
export function* zoneComponents(file: string): Generator<ZoneComponent> {
  let zone: ZoneComponent | undefined
  let part: Part | undefined
  let size = 0
  for (const line of unfoldedLines(file)) {
    const { verb, component } = borderOf(line)
    if (component === 'VTIMEZONE') {
      if (verb === 'END' && zone && size <= maxCharacters) yield zone
      zone = verb === 'BEGIN' ? { name: component, properties: [], observances: [] } : undefined
      part = zone
      size = 0
    } else if (!zone) continue
    else if (verb === 'BEGIN') {
      part = { name: component, properties: [] }
      zone.observances.push(part)
    } else if (verb === 'END') part = zone
    else if ((size += line.length) <= maxCharacters) {
      const property = propertyOf(line)
      if (property) part?.properties.push(property)
    }
  }
}

function borderOf(line: string): { verb?: string; component: string } {
  // Most lines are none, and a quick look is enough.
  const first = line.charCodeAt(0)
  if (first !== 66 && first !== 69 && first !== 98 && first !== 101) return { component: '' }
  const [, verb, name = ''] =
    /^(BEGIN|END)\s{0,100}:\s{0,100}([\w-]{1,100})\s*(?:$|[^\w\s-])/i.exec(line) ?? []
  return verb === undefined ? { component: '' } : { verb: verb.toUpperCase(), component: name.toUpperCase() }
}
