import { dateText, knownDates } from '@app/contract/rules/event-text.ts'
import { datesText } from '@app/contract/rules/asked-words.ts'
import type { EmailPurpose } from '@app/contract/rules/email-purposes.ts'
import { listOf } from '@app/contract/rules/sentence-parts.ts'
import { factLines } from '../../mails/request-text.ts'
import { clockText } from '../../../../patterns/descriptions/description-words.ts'
import type { DescribedEvent } from './described-event.ts'
import { costText, firstSentence } from './describe-event.ts'

export interface WrittenEmail {
  subject: string
  text: string
  remarks: string[]
}

/** The addresses of the event’s page and of the one of its hotels. */
interface Links {
  page: string
  hotels: string
}

const lineOf = (label: string, value: string | null | undefined) => (value ? [`${label}: ${value}`] : [])

function whenText({ event }: DescribedEvent): string | undefined {
  const { startTime, hasFlexibleDates } = event
  const time = startTime === null || hasFlexibleDates ? '' : `, from ${clockText(startTime)} on the first day`
  const dates = datesText(event)
  return dates && dates + time
}

function whereText({ event, places }: DescribedEvent): string {
  const town = [event.city, event.state].filter(Boolean).join(', ')
  const names = listOf(places)
  return [names, places.length > 0 ? undefined : event.address, town].filter(Boolean).join(', ')
}

/** The part of each email between greeting and page. */
const bodies: Record<EmailPurpose, (described: DescribedEvent, links: Links) => string[]> = {
  Invitation: (described, links) => [
    `We would like to invite you. ${firstSentence(described)}`,
    factsOf(described),
    `All about it, and how to sign up:\n${described.event.registrationLink ?? links.page}`,
  ],
  Reminder: (described, links) => [
    described.event.entryDeadline === null
      ? `There is still time to sign up. ${firstSentence(described)}`
      : `${dateText(described.event.entryDeadline)} is the last day to sign up for ${described.event.name}.`,
    factsOf(described),
    `Sign up here:\n${described.event.registrationLink ?? links.page}`,
  ],
  Details: (described, links) => [
    `Here is what you need to know about ${described.event.name}.`,
    factsOf(described),
    `The page of the event:\n${links.page}`,
    `Hotels near it:\n${described.event.hotelLink ?? links.hotels}`,
  ],
  Venue: (described) => [
    `We are looking for a venue. ${firstSentence(described)}`,
    factLines(described.event),
    'Could you host it? Please tell us whether you are free, and what it would cost.',
  ],
}

const factsOf = (described: DescribedEvent) =>
  [
    ...lineOf('When', whenText(described)),
    ...lineOf('Where', whereText(described)),
    ...lineOf('Entry', costText(described.event)),
    ...lineOf('Sign up by', described.event.entryDeadline && dateText(described.event.entryDeadline)),
  ].join('\n')

function subjectOf({ event }: DescribedEvent, purpose: EmailPurpose): string {
  const { name, startDate, endDate, hasFlexibleDates, entryDeadline } = event
  const dates = hasFlexibleDates ? undefined : knownDates({ startDate, endDate, months: [] })
  const nameAndDates = dates === undefined ? name : `${name}, ${dates}`
  const subjects: Record<EmailPurpose, string> = {
    Invitation: `You’re invited: ${nameAndDates}`,
    Reminder: `Reminder: sign up for ${name}${entryDeadline === null ? '' : ` by ${dateText(entryDeadline)}`}`,
    Details: `What you need to know: ${nameAndDates}`,
    Venue: `Looking for a venue: ${nameAndDates}`,
  }
  return subjects[purpose]
}

/** What would make the email wrong or useless to those who get it. `today` is a date at the event. */
function remarksOn({ event }: DescribedEvent, purpose: EmailPurpose, today: string): string[] {
  const { status, category, isClosed, entryDeadline, endDate } = event
  const asksToSignUp = purpose === 'Invitation' || purpose === 'Reminder'
  return [
    status === 'Draft' && 'The event isn’t published yet, so its page doesn’t open for others.',
    status === 'Cancelled' && 'The event is cancelled.',
    (status === 'Completed' || endDate < today) && 'The event is over.',
    status === 'Published' &&
      category !== 'Marketed' &&
      purpose !== 'Venue' &&
      'The event isn’t public, so its page opens only for its team and guests.',
    asksToSignUp && isClosed && 'Sign-up is closed.',
    asksToSignUp && entryDeadline !== null && entryDeadline < today && 'The last day to sign up has passed.',
  ].filter((remark) => remark !== false)
}

/** An email about an event as plain text. */
export function writeEmail(
  described: DescribedEvent,
  { purpose, links, today }: { purpose: EmailPurpose; links: Links; today: string },
): WrittenEmail {
  const from = described.event.organization?.name
  const paragraphs = [
    'Hello,',
    ...bodies[purpose](described, links),
    from ? `Best regards,\n${from}` : 'Best regards,',
  ]
  return {
    subject: subjectOf(described, purpose),
    text: paragraphs.filter(Boolean).join('\n\n'),
    remarks: remarksOn(described, purpose, today),
  }
}
