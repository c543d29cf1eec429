import type { CalendarEntry } from './calendar-entry.ts'
import { duringDays } from './calendar-weeks.ts'

const dayOfMonth = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })

/** What goes on during days for longer than a week. The note says until when. */
export const ongoingIn = (entries: readonly CalendarEntry[], days: readonly string[]): CalendarEntry[] =>
  duringDays(entries, days).map((entry) => ({
    ...entry,
    note: `until ${dayOfMonth.format(new Date(entry.until))}`,
  }))
