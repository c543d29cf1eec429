import { contentLine, localTimeValue } from './content-line.ts'

/**
 * The VTIMEZONE of a zone, for the years of the events. It lists the changes of the offset from UTC one by one because
 * places change their rules: those of this year are wrong for past events.
 */
export function timeZoneLines(timeZone: string, firstDay: string, lastDay: string): string {
  // Whole years, because some calendars require both STANDARD and DAYLIGHT.
  const start = Temporal.PlainDate.from(firstDay).with({ month: 1, day: 1 }).toZonedDateTime(timeZone)
  const end = Temporal.PlainDate.from(lastDay).with({ month: 12, day: 31 }).toZonedDateTime(timeZone)
  let lines = ''
  let onset: Temporal.ZonedDateTime | null = start.getTimeZoneTransition('previous') ?? start
  while (onset !== null && Temporal.ZonedDateTime.compare(onset, end) <= 0) {
    const next: Temporal.ZonedDateTime | null = onset.getTimeZoneTransition('next')
    lines += observanceLines(onset, next === null)
    onset = next
  }
  return (
    contentLine('BEGIN', 'VTIMEZONE') +
    contentLine('TZID', timeZone) +
    lines +
    contentLine('END', 'VTIMEZONE')
  )
}

function observanceLines(onset: Temporal.ZonedDateTime, isPermanent: boolean): string {
  const before = onset.subtract({ nanoseconds: 1 })
  const isDaylight = !isPermanent && onset.offsetNanoseconds > before.offsetNanoseconds
  const name = isDaylight ? 'DAYLIGHT' : 'STANDARD'
  return (
    contentLine('BEGIN', name) +
    // In the local time before the change.
    contentLine('DTSTART', localTimeValue(before.toPlainDateTime().add({ nanoseconds: 1 }))) +
    contentLine('TZOFFSETFROM', offsetValue(before)) +
    contentLine('TZOFFSETTO', offsetValue(onset)) +
    contentLine('END', name)
  )
}

const offsetValue = ({ offset }: Temporal.ZonedDateTime) => offset.replaceAll(':', '')
