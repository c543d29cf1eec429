import { endedTitle, type LeadEnding } from '@app/contract/rules/lead-endings.ts'
import type { CalendarEntry } from './calendar-calls.ts'
import { shortName } from './calendar-words.ts'

const advice = (release: LeadEnding) =>
  release === 'EventMoved'
    ? 'Move the booking, release the time or keep it.'
    : 'Release the time, or keep it.'

/** Why the page is asked to release a booking. Its title is the name of the event. Empty for others. */
export const releaseReason = ({ title, release }: Pick<CalendarEntry, 'title' | 'release'>): string =>
  release === null
    ? ''
    : `${endedTitle(release, { event: shortName(title), host: 'the host', sender: 'The organizer' })}. ${advice(release)}`
