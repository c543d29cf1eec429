import type { Event } from '@app/contract/events/event-schema.ts'
import { eventSummary } from '../summary.ts'

const texts: Readonly<Record<Event['category'], string>> = {
  Marketed: 'Everyone can find it from now on.',
  RFP: 'Venues and destinations with a membership can open its page from now on.',
  Private: 'Its team and its guests can see it from now on.',
}

export const publishText = ({ category }: Pick<Event, 'category'>) => texts[category]

/** What would improve its page, but need not be there. */
export const wishes = (event: Event): string[] =>
  eventSummary.nextSteps.filter(({ isMissing }) => isMissing(event)).map(({ text }) => text)
