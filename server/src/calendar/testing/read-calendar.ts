import ICAL from 'ical.js'
import nodeIcal from 'node-ical'

/** What both parsers read of an event. Times are instants, or local times without a zone, or days. */
interface ReadEvent {
  uid: string
  sequence: unknown
  status: unknown
  stamp: unknown
  modified: unknown
  start: unknown
  end: unknown
  name: unknown
  description: unknown
  location: unknown
  geo: unknown
  url: unknown
  contact: unknown
}

interface ReadCalendar {
  name: unknown
  refresh: unknown
  events: ReadEvent[]
}

/** Parses a file with ical.js, which takes offsets from the VTIMEZONE of the file. */
export function readWithIcalJs(file: string): ReadCalendar {
  const calendar = new ICAL.Component(ICAL.parse(file))
  return {
    name: calendar.getFirstPropertyValue('name'),
    refresh: String(calendar.getFirstPropertyValue('refresh-interval')),
    events: calendar.getAllSubcomponents('vevent').map((event) => {
      const value = (name: string) => event.getFirstPropertyValue(name)
      return {
        uid: String(value('uid')),
        sequence: value('sequence'),
        status: value('status'),
        stamp: icalJsTime(value('dtstamp')),
        modified: icalJsTime(value('last-modified')),
        start: icalJsTime(value('dtstart')),
        end: icalJsTime(value('dtend')),
        name: value('summary'),
        description: value('description'),
        location: value('location'),
        geo: value('geo'),
        url: value('url'),
        contact: value('contact'),
      }
    }),
  }
}

function icalJsTime(time: unknown) {
  if (!(time instanceof ICAL.Time)) return null
  const isLocal = time.isDate || time.zone === ICAL.Timezone.localTimezone
  return isLocal ? time.toString() : time.toJSDate().toISOString()
}

/** Parses a file with node-ical, which has its own zones. */
export function readWithNodeIcal(file: string): ReadCalendar {
  const { vcalendar, ...components } = nodeIcal.sync.parseICS(file)
  const isFloating = !/^(?:BEGIN:VTIMEZONE|DTSTART:\w+Z)/m.test(file)
  return {
    name: vcalendar !== undefined && 'name' in vcalendar ? vcalendar.name : null,
    refresh: valueOf(components['refresh-interval']),
    events: Object.values(components).flatMap((event) => {
      if (event?.type !== 'VEVENT') return []
      const time = (date: NodeIcalTime | undefined) => nodeIcalTime(date, isFloating)
      return {
        uid: event.uid,
        sequence: event.sequence,
        status: event.status,
        stamp: event.dtstamp.toISOString(),
        modified: event.lastmodified?.toISOString(),
        start: time(event.start),
        end: time(event.end),
        name: valueOf(event.summary),
        description: valueOf(event.description),
        location: valueOf(event.location) ?? null,
        geo: event.geo === undefined ? null : [event.geo.lat, event.geo.lon],
        url: event.url,
        contact: 'contact' in event ? event.contact : null,
      }
    }),
  }
}

type NodeIcalTime = Date & { dateOnly?: true }

/** Days and times without a zone are in the zone of this process. */
function nodeIcalTime(date: NodeIcalTime | undefined, isFloating: boolean) {
  if (date === undefined) return null
  if (!isFloating && date.dateOnly !== true) return date.toISOString()
  const local = Temporal.Instant.fromEpochMilliseconds(date.getTime())
    .toZonedDateTimeISO(Temporal.Now.timeZoneId())
    .toPlainDateTime()
  return date.dateOnly === true ? local.toPlainDate().toString() : local.toString()
}

/** A property with parameters is an object. */
const valueOf = (property: unknown): unknown =>
  typeof property === 'object' && property !== null && 'val' in property ? property.val : property
