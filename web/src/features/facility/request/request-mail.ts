import { formatRange } from '../../../components/calendar-date.ts'
import { count } from '../../../page/format.ts'
import { spacesWanted, type EventWish } from './event-wish.ts'
import { wantedWord } from './what-fits.ts'

export interface Mail {
  subject: string
  body: string
}

/** A mail that asks a facility for an event's dates. What is not known yet is left out rather than left blank. */
export function requestMail(wish: EventWish, facility: { name: string; address: string }): Mail {
  const dates = formatRange(wish)
  const spaces = spacesText(wish)
  const event = wish.event ?? 'our event'
  const facts = [dates && `Dates: ${dates}`, spaces && `Spaces: ${spaces}`].filter(Boolean)
  const paragraphs = [
    'Hello,',
    `we would like to bring ${event} to ${facility.name}.`,
    facts.join('\n'),
    dates
      ? 'Are these dates free, and what would it cost?'
      : 'Which dates do you have free, and what would it cost?',
    `Found at ${facility.address}`,
  ]
  return {
    subject: [wish.event ?? 'Event request', dates].filter(Boolean).join(', '),
    body: paragraphs.filter(Boolean).join('\n\n'),
  }
}

/** `10 courts, hardwood`. */
function spacesText(wish: EventWish): string | undefined {
  const wanted = spacesWanted(wish)
  if (wanted === undefined) return undefined
  const words = `${count(wanted.count)} ${wantedWord(wanted, wanted.count)}`
  return wanted.surface === undefined ? words : `${words}, ${wanted.surface.toLowerCase()}`
}

/** RFC 6068: the at sign stays, lines end with CRLF, a space is not a plus. */
export const mailto = (email: string, { subject, body }: Mail) =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`
