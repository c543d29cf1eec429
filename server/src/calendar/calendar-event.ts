import { addDays } from '@app/contract/rules/calendar-date.ts'
import { contentLine, dateValue, instantValue, localTimeValue, textValue } from './content-line.ts'

export interface CalendarEvent {
  id: string
  name: string
  description: string | null
  url: string
  location: string | null
  lat: number | null
  lng: number | null
  startDate: string
  /** The last day. */
  endDate: string
  /** HH:MM in `timeZone`. Without it, the event takes whole days. */
  startTime: string | null
  /** HH:MM on the last day. */
  endTime: string | null
  /** IANA name. Without it, times are those of the reader. */
  timeZone: string | null
  status: 'Published' | 'Cancelled' | 'Completed'
  /** Greater after each change of the dates, times or status. */
  sequence: number
  /** ISO 8601. */
  updatedDate: string
  organizer: string | null
}

export function eventLines(event: CalendarEvent): string {
  const { location, lat, lng, organizer } = event
  const updated = instantValue(Temporal.Instant.from(event.updatedDate))
  return (
    contentLine('BEGIN', 'VEVENT') +
    contentLine('UID', event.id) +
    contentLine('SEQUENCE', event.sequence) +
    contentLine('DTSTAMP', updated) +
    contentLine('LAST-MODIFIED', updated) +
    contentLine('STATUS', event.status === 'Cancelled' ? 'CANCELLED' : 'CONFIRMED') +
    (event.startTime === null ? dayLines(event) : timeLines(event, event.startTime)) +
    contentLine('SUMMARY', textValue(event.name)) +
    contentLine('DESCRIPTION', textValue(descriptionText(event))) +
    (location === null ? '' : contentLine('LOCATION', textValue(location))) +
    (lat === null || lng === null ? '' : contentLine('GEO', `${lat.toFixed(6)};${lng.toFixed(6)}`)) +
    contentLine('URL', event.url) +
    // ORGANIZER is for invitations and requires an email address.
    (organizer === null ? '' : contentLine('CONTACT', textValue(organizer))) +
    contentLine('END', 'VEVENT')
  )
}

/** Repeats the organizer and the link, which many calendars show nowhere else. */
const descriptionText = ({ description, organizer, url }: CalendarEvent) =>
  [description, organizer && `Organizer: ${organizer}`, url].filter(Boolean).join('\n\n')

const dayLines = ({ startDate, endDate }: CalendarEvent) =>
  contentLine('DTSTART;VALUE=DATE', dateValue(startDate)) +
  contentLine('DTEND;VALUE=DATE', dateValue(addDays(endDate, 1)))

function timeLines(event: CalendarEvent, startTime: string): string {
  const { startDate, endDate, endTime, timeZone } = event
  const start = momentOf(startDate, startTime, timeZone)
  const end =
    endTime === null ? momentOf(addDays(endDate, 1), '00:00', timeZone) : momentOf(endDate, endTime, timeZone)
  // Without a DTEND, calendars give an event their default length.
  const hasEnd = (endTime !== null || startDate < endDate) && end.epoch > start.epoch
  return (
    contentLine(`DTSTART${start.parameter}`, start.value) +
    (hasEnd ? contentLine(`DTEND${end.parameter}`, end.value) : '')
  )
}

interface Moment {
  epoch: number
  parameter: string
  value: string
}

function momentOf(day: string, time: string, timeZone: string | null): Moment {
  const local = Temporal.PlainDateTime.from(`${day}T${time}`)
  const zoned = local.toZonedDateTime(timeZone ?? 'UTC')
  const epoch = zoned.epochMilliseconds
  // Calendars disagree about local times that a change of the offset skips or repeats, and about zones such as +05:30.
  if (timeZone !== null && (isOffset(timeZone) || !isUnambiguous(local, timeZone)))
    return { epoch, parameter: '', value: instantValue(zoned.toInstant()) }
  return {
    epoch,
    parameter: timeZone === null ? '' : `;TZID=${timeZone}`,
    value: localTimeValue(local),
  }
}

const isOffset = (timeZone: string) => /^[+-]/.test(timeZone)

const isUnambiguous = (local: Temporal.PlainDateTime, timeZone: string) =>
  local
    .toZonedDateTime(timeZone, { disambiguation: 'earlier' })
    .equals(local.toZonedDateTime(timeZone, { disambiguation: 'later' }))
