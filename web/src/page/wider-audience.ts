import type { Event } from '@app/contract/events/event-schema.ts'
import { splitContact } from '@app/contract/rules/request-contact.ts'

export const rfpReaders = 'Facilities and destinations with a membership that includes RFPs'

const consequences = {
  RFP: `${rfpReaders} will see its page, with its description, its documents and who asks, and can answer without being asked.`,
  Marketed: 'Everyone will see its page, with its description, its documents and its team.',
}

/** The categories whose events fewer people read. */
const narrower: Record<keyof typeof consequences, readonly unknown[]> = {
  RFP: ['Private'],
  Marketed: ['Private', 'RFP'],
}

interface Known extends Pick<Event, 'name' | 'description'> {
  category?: unknown
}

/** What to ask before an event gets this category, if more people will read it then. */
export function widerAudience({ name, category, description }: Known, next: unknown) {
  if ((next !== 'RFP' && next !== 'Marketed') || !narrower[next].includes(category)) return undefined
  const { contact } = splitContact(description)
  const told = contact === undefined ? '' : ` They will also see the contact: ${contact}.`
  const isListing = next === 'RFP'
  return {
    title: isListing ? `List ${name} in the RFP marketplace?` : `Show ${name} to everyone?`,
    text: `${consequences[next]}${told} You can undo this at any time.`,
    confirmText: isListing ? 'List it' : 'Show it to everyone',
  }
}
