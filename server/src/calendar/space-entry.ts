import { contentLine, instantValue, textValue } from './content-line.ts'

/** An entry in the calendar of a page's spaces. Times are in ISO 8601. */
export interface SpaceEntry {
  id: string
  title: string
  /** The names of its spaces and parts. */
  location: string
  isHold: boolean
  starts: string
  ends: string
  /** Greater after each change. */
  revision: number
  changedDate: string
}

/** Times are in UTC, so that 10,000 entries need no look-ups of offsets. Calendars show them in the reader's zone. */
export function spaceEntryLines(entry: SpaceEntry): string {
  const changed = timeValue(entry.changedDate)
  return (
    contentLine('BEGIN', 'VEVENT') +
    contentLine('UID', entry.id) +
    contentLine('SEQUENCE', entry.revision) +
    contentLine('DTSTAMP', changed) +
    contentLine('LAST-MODIFIED', changed) +
    contentLine('STATUS', entry.isHold ? 'TENTATIVE' : 'CONFIRMED') +
    contentLine('DTSTART', timeValue(entry.starts)) +
    contentLine('DTEND', timeValue(entry.ends)) +
    contentLine('SUMMARY', textValue(entry.title)) +
    contentLine('LOCATION', textValue(entry.location)) +
    contentLine('END', 'VEVENT')
  )
}

const timeValue = (time: string) => instantValue(Temporal.Instant.from(time))
