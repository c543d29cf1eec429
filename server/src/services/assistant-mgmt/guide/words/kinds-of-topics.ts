import type { AskedKind } from '../reading/segments.ts'
import type { Topic } from './topics.ts'

/** The kinds of pages that have an answer to a topic. Pages of all kinds have one to the others. */
export const kindsOfTopic: Partial<Record<Topic, readonly AskedKind[]>> = {
  stars: ['hotel'],
  rooms: ['hotel'],
  checkIn: ['hotel'],
  checkOut: ['hotel'],
  rate: ['hotel', 'event'],
  dates: ['event'],
  times: ['event', 'hotel'],
  venue: ['event'],
  organizer: ['event'],
  entryFee: ['event'],
  teams: ['event'],
  ages: ['event'],
  level: ['event'],
  deadline: ['event'],
  register: ['event'],
  hours: ['business', 'facility'],
  groups: ['business'],
  priceLevel: ['business', 'event'],
  size: ['facility'],
  height: ['facility'],
  opened: ['facility'],
  spaces: ['facility'],
  services: ['destination'],
  airport: ['destination'],
  documents: ['destination'],
  replies: ['destination'],
}

export const kindOfTopicFits = (topic: Topic, kind: AskedKind) =>
  kindsOfTopic[topic]?.includes(kind) ?? topic !== 'about'
