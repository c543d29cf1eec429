import { type CalendarEvent, eventLines } from './calendar-event.ts'
import { contentLine, textValue } from './content-line.ts'
import { timeZoneLines } from './time-zone.ts'

export const calendarFileType = 'text/calendar; charset=utf-8'

export interface CalendarFeed {
  name: string
  /** How often calendars that subscribe read it again. */
  refreshHours: number
}

interface CalendarFile {
  /** The name of the product that wrote the file. */
  product: string
  events: readonly CalendarEvent[]
  /** Null for a file that is imported once: calendars would create a calendar of that name for it. */
  feed: CalendarFeed | null
}

/** A calendar of events in the format of RFC 5545. */
export const calendarFile = ({ product, events, feed }: CalendarFile): string =>
  calendarText({ product, feed, components: [...zoneLines(events), ...events.map(eventLines)] })

interface CalendarText extends Omit<CalendarFile, 'events'> {
  /** The lines of each. */
  components: readonly string[]
}

/** A calendar of components that are written already. */
export const calendarText = ({ product, feed, components }: CalendarText): string =>
  [
    contentLine('BEGIN', 'VCALENDAR'),
    contentLine('VERSION', '2.0'),
    contentLine('PRODID', `-//${textValue(product)}//Events//EN`),
    // Mail programs take an attached file for an entry by this name, which the header of the attachment repeats.
    feed === null ? contentLine('METHOD', 'PUBLISH') : feedLines(feed),
    // A calendar must have a component, even one without events.
    ...(components.length === 0 ? [timeZoneLines('Etc/UTC', '1970-01-01', '1970-01-01')] : components),
    contentLine('END', 'VCALENDAR'),
  ].join('')

/** RFC 7986, and the older names that most calendars read. */
function feedLines({ name, refreshHours }: CalendarFeed): string {
  const [text, interval] = [textValue(name), `PT${refreshHours}H`]
  return (
    contentLine('NAME', text) +
    contentLine('X-WR-CALNAME', text) +
    contentLine('REFRESH-INTERVAL;VALUE=DURATION', interval) +
    contentLine('X-PUBLISHED-TTL', interval)
  )
}

interface Days {
  from: string
  to: string
}

function zoneLines(events: readonly CalendarEvent[]): string[] {
  const zones = new Map<string, Days>()
  for (const { startDate, endDate, startTime, timeZone } of events) {
    if (startTime === null || timeZone === null) continue
    const { from, to } = zones.get(timeZone) ?? { from: startDate, to: endDate }
    zones.set(timeZone, {
      from: startDate < from ? startDate : from,
      to: endDate > to ? endDate : to,
    })
  }
  return [...zones].map(([timeZone, { from, to }]) => timeZoneLines(timeZone, from, to))
}
