import type { Event } from '@app/contract/events/event-schema.ts'
import { splitContact } from '@app/contract/rules/request-contact.ts'

export const rfpReaders = 'Facilities and destinations with a membership that includes RFPs'

const consequences = {
  RFP: `${rfpReaders} will see its page, with its description, its documents and who asks, and can answer without being asked.`,
  Marketed: 'Everyone will see its page, with its description, its documents and its team.',
}

interface Known extends Pick<Event, 'name' | 'description'> {
  category?: unknown
}

/** What to ask before an event gets this category, if more people will read it then. */
export function widerAudience({ name, category, description }: Known, next: unknown) {
  if (category !== 'Private' || (next !== 'RFP' && next !== 'Marketed')) return undefined
  const { contact } = splitContact(description)
  const told = contact === undefined ? '' : ` They also read whom to write to: ${contact}.`
  const isListing = next === 'RFP'
  return {
    title: isListing ? `List ${name} in the RFP marketplace?` : `Show ${name} to everyone?`,
    text: `${consequences[next]}${told} You can take it back at any time.`,
    confirmText: isListing ? 'List it' : 'Show it to everyone',
  }
}
