import type { LeadStatus } from '../reference-lists/lead-statuses.ts'

/**
 * What became of the event or the host of a lead, besides the decision of its organizer. Leads keep it as `ended`, and bookings that the
 * host is asked to release have it as `release`.
 */
export const leadEndings = [
  'EventDeleted',
  'EventCancelled',
  'EventCompleted',
  'EventClosed',
  'EventMoved',
  'EventRestored',
  'OrganizerLeft',
  'OrganizerReturned',
  'HostDeleted',
  'HostHidden',
  'HostUnmanaged',
  'HostRestored',
] as const
export type LeadEnding = (typeof leadEndings)[number]

interface Names {
  event: string
  host: string
  /** Who asks. */
  sender: string
}

/** What happened, as a sentence without its period. */
const words: Record<LeadEnding, (names: Names) => string> = {
  EventDeleted: ({ event }) => `${event} was deleted`,
  EventCancelled: ({ event }) => `${event} is cancelled`,
  EventCompleted: ({ event }) => `The request for ${event} is over`,
  EventClosed: ({ event, sender }) => `${sender} closed the request for ${event}`,
  EventMoved: ({ event }) => `${event} moved to other dates`,
  EventRestored: ({ event }) => `${event} was restored`,
  OrganizerLeft: ({ event }) => `${event} has no organizer anymore`,
  OrganizerReturned: ({ event }) => `${event} has an organizer again`,
  HostDeleted: ({ host }) => `The page of ${host} was removed`,
  HostHidden: ({ host }) => `The page of ${host} is no longer public`,
  HostUnmanaged: ({ host }) => `Nobody manages ${host} anymore`,
  HostRestored: ({ host }) => `The page of ${host} is back`,
}

export const endedTitle = (ended: LeadEnding, names: Names): string => words[ended](names)

/** What ends an event, in the order in which it counts. */
export const eventEndings = [
  'EventDeleted',
  'OrganizerLeft',
  'EventCancelled',
] as const satisfies readonly LeadEnding[]
export type EventEnding = (typeof eventEndings)[number]

/** What ends a host, so that nobody answers for it and it can't be chosen. */
export const hostEndings = [
  'HostUnmanaged',
  'HostDeleted',
  'HostHidden',
] as const satisfies readonly LeadEnding[]
export type HostEnding = (typeof hostEndings)[number]

export const isEventGone = (ended: LeadEnding | null): ended is EventEnding =>
  eventEndings.some((each) => each === ended)
export const isHostGone = (ended: LeadEnding | null): ended is HostEnding =>
  hostEndings.some((each) => each === ended)

/**
 * Whether nothing is left to decide about a lead: its event won't take place, or its host is gone, whose award only the organizer takes
 * back.
 */
export const isSettled = ({ ended, status }: { ended: LeadEnding | null; status: LeadStatus }): boolean =>
  isEventGone(ended) || (isHostGone(ended) && status !== 'Won')

/** Whether what ended is back, so that a closed lead can be taken up again. */
export const isBack = (ended: LeadEnding | null): boolean =>
  ended === 'EventRestored' || ended === 'OrganizerReturned' || ended === 'HostRestored'
