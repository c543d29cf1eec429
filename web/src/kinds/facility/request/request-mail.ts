import type { Mail } from '../../../profile/contact/next-step.ts'
import { formatRange } from '../../../components/fields/calendar-date.ts'
import { count } from '../../../page/format.ts'
import { spacesWanted, type EventRequest } from './event-request.ts'
import { wantedWord } from './what-fits.ts'

/** A mail that asks a facility for an event's dates. Unknown facts are left out. */
export function requestMail(request: EventRequest, facility: { name: string; address: string }): Mail {
  const dates = formatRange(request)
  const spaces = spacesText(request)
  const event = request.event ?? 'our event'
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
    subject: [request.event ?? 'Event request', dates].filter(Boolean).join(', '),
    body: paragraphs.filter(Boolean).join('\n\n'),
  }
}

/** `10 courts, hardwood`. */
function spacesText(request: EventRequest): string | undefined {
  const wanted = spacesWanted(request)
  if (wanted === undefined) return undefined
  const words = `${count(wanted.count)} ${wantedWord(wanted, wanted.count)}`
  return wanted.surface === undefined ? words : `${words}, ${wanted.surface.toLowerCase()}`
}
