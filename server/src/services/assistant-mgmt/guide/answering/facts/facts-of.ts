import { isPage, type GuideRecord, type PageOfGuide } from '../../records/guide-record.ts'
import type { Topic } from '../../words/topics.ts'
import { isQuotable, sentencesOf } from '../prose.ts'
import { addressOf } from './address.ts'
import { eventFacts } from './event-facts.ts'
import { facilityFacts } from './facility-facts.ts'
import { hoursFacts } from './hours-facts.ts'
import { businessFacts, destinationFacts, hotelFacts } from './lodging-and-business-facts.ts'
import { valued, type FactsOf, type Text, type Writing } from './writing.ts'

const mostSentences = 2
const mostOffers = 3

/** What pages of all kinds say. */
const commonFacts: FactsOf<PageOfGuide> = {
  address: (page, { say }) => valued(page.name, addressOf(page), say.address),
  phone: ({ name, item }, { say }) => valued(name, item.phone, say.phone),
  email: ({ name, item }, { say }) => valued(name, item.email, say.email),
  website: ({ name, item }, { say }) => valued(name, item.website, say.website),
  contact: ({ name, item }, { say }) => [
    ...valued(name, item.phone, say.phone),
    ...valued(name, item.email, say.email),
    ...valued(name, item.website, say.website),
  ],
  hours: hoursFacts,
  times: hoursFacts,
  offers: ({ name, offers }, { say, format }) =>
    offers
      .filter(({ title, code }) => isQuotable(`${title} ${code ?? ''}`))
      .slice(0, mostOffers)
      .map(({ title, endDate, code }) => say.offer({ name, title, until: format.day(endDate), code })),
  replies: ({ name, item }, { say }) => valued(name, item.responseTime, say.replies),
  about: (page, writing) => [
    ...sentencesOf(page.item.description).slice(0, mostSentences),
    ...mainFacts(page, writing),
  ],
}

function ownFacts(page: PageOfGuide, topic: Topic, writing: Writing): Text[] | undefined {
  switch (page.kind) {
    case 'facility':
      return facilityFacts[topic]?.(page, writing)
    case 'hotel':
      return hotelFacts[topic]?.(page, writing)
    case 'business':
      return businessFacts[topic]?.(page, writing)
    case 'event':
      return eventFacts[topic]?.(page, writing)
    default:
      return destinationFacts[topic]?.(page, writing)
  }
}

/** Whether one of these pages says something to a topic. */
export const isTold = (topic: Topic, pages: readonly PageOfGuide[], writing: Writing): boolean =>
  pages.some((page) => factsOf(page, topic, writing).length > 0)

/** The topics that tell the most about a page, the best first. */
const mainTopics = {
  facility: ['spaces', 'sports'],
  hotel: ['rooms', 'stars'],
  business: ['type', 'priceLevel'],
  event: ['dates', 'venue'],
  destination: ['services'],
} as const satisfies Record<PageOfGuide['kind'], readonly Topic[]>

const isText = (text: Text): text is string => typeof text === 'string' && text !== ''

/** The one sentence that tells the most about a page. */
export const mainFacts = (page: PageOfGuide, writing: Writing): string[] =>
  mainTopics[page.kind].flatMap((topic) => factsOf(page, topic, writing)).slice(0, 1)

/** What a record says to a topic, as sentences. Empty if it doesn't say. */
export function factsOf(record: GuideRecord, topic: Topic, writing: Writing): string[] {
  if (record.kind === 'document') return [writing.say.document({ name: record.name })]
  if (!isPage(record)) return []
  const facts = ownFacts(record, topic, writing) ?? commonFacts[topic]?.(record, writing) ?? []
  return facts.filter(isText)
}
