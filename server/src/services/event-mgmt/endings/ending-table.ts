import { counted } from '@app/contract/rules/sentence-parts.ts'
import type { Consequences, Ending } from './ending.ts'

const open = 'Nothing else is asked of you, and what you held for it is free again.'
const release = 'You were chosen for it. What you booked stays in your calendar until you release it.'
const nothing = { open: null, chosen: null, own: null, holder: null }
const nothingToHold = 'What you held for it is free again. You need to hold nothing more.'
const holder = `${nothingToHold} What you booked stays in your calendar until you release it.`

const countOf = (count: number) => counted(count, 'request')

const eventEnds: Consequences = {
  leads: 'closed',
  holds: 'released',
  bookings: 'asked about',
  bids: 'kept as they are',
  places: 'kept',
  conversations: 'kept',
  lists: 'kept',
  invitations: 'withdrawn',
  mails: 'stopped',
}
const hostEnds: Consequences = { ...eventEnds, bookings: 'kept', places: 'hidden', lists: 'shown as gone' }
const untouched: Consequences = {
  ...eventEnds,
  leads: 'kept',
  holds: 'kept',
  bookings: 'kept',
  bids: 'open',
  invitations: 'kept',
  mails: 'sent',
}
const comesBack: Consequences = {
  ...untouched,
  leads: 'stay closed',
  bids: 'kept as they are',
  places: 'shown',
  lists: 'shown',
  mails: 'stopped',
}

const stayClosed = (closed: number) =>
  `${countOf(closed)} to hosts ${closed === 1 ? 'stays' : 'stay'} closed.`
const closedUntilReopened =
  'Your request stays closed, and nothing is held for it, until its organizer reopens it.'

const gone = 'Ask another host, or look at the other answers.'
const chosenGone = 'It was the chosen place. Ask its team whether the booking holds, or reopen your request.'
const ownGone = (closed: number) =>
  `${countOf(closed)} that waited for the page ${closed === 1 ? 'was' : 'were'} closed, and the organizers were told.`

/**
 * The one table of what follows when something ends: a row for each thing that ends, with what happens to everything that stood and who is
 * told. Everybody is told in the app and by email. `settle-ending.ts` follows it, and `endings.test.ts` goes through its rows.
 */
export const endingTable = {
  EventDeleted: {
    mark: 'EventDeleted',
    side: 'sender',
    follows: { ...eventEnds, places: 'hidden', lists: 'shown as gone' },
    tells: {
      open,
      chosen: release,
      own: (closed) => `${countOf(closed)} to hosts ended with it, and the hosts were told.`,
      holder,
    },
  },
  EventCancelled: {
    mark: 'EventCancelled',
    side: 'sender',
    follows: eventEnds,
    tells: { open, chosen: release, own: null, holder },
  },
  EventCompleted: {
    mark: 'EventCompleted',
    side: 'sender',
    follows: { ...eventEnds, bookings: 'kept', invitations: 'kept' },
    tells: { ...nothing, open },
  },
  EventClosed: {
    mark: 'EventClosed',
    side: 'sender',
    follows: {
      ...eventEnds,
      leads: 'closed if unanswered',
      bookings: 'kept',
      bids: 'open',
      invitations: 'kept',
    },
    tells: { ...nothing, open, holder },
  },
  EventMoved: {
    mark: 'EventMoved',
    side: 'sender',
    follows: { ...untouched, bookings: 'asked about' },
    tells: {
      ...nothing,
      open: 'What you hold for it stays. Check your offer, and hold the new dates.',
      chosen: 'You were chosen for it. Move what you booked, or release it.',
      holder: 'You booked other dates for it. Move what you booked, or release it.',
    },
  },
  EventRestored: {
    mark: 'EventRestored',
    side: 'sender',
    follows: { ...comesBack, bookings: 'confirmed' },
    tells: {
      open: closedUntilReopened,
      chosen: 'You are its chosen place again. What you released since isn’t booked anymore.',
      own: (closed) =>
        `${stayClosed(closed)} What was held or released isn’t back: reopen a request to ask again.`,
      holder: 'What you booked for it is needed again.',
    },
  },
  OrganizerLeft: {
    mark: 'OrganizerLeft',
    side: 'sender',
    follows: eventEnds,
    tells: { open, chosen: release, own: null, holder },
  },
  OrganizerReturned: {
    mark: 'OrganizerReturned',
    side: 'sender',
    follows: { ...comesBack, bookings: 'confirmed', places: 'kept', lists: 'kept' },
    tells: {
      open: closedUntilReopened,
      chosen: 'You are its chosen place again. What you released since isn’t booked anymore.',
      own: (closed) => `${stayClosed(closed)} Reopen a request to ask again: what was held for it is free.`,
      holder: 'What you booked for it is needed again.',
    },
  },
  OrganizerBlocked: {
    mark: null,
    side: 'sender',
    follows: untouched,
    title: ({ event }) => `The organizer of ${event} can’t answer for now`,
    tells: {
      ...nothing,
      open: 'Their account is suspended. Your answer and what you hold stay as they are.',
      chosen: 'Their account is suspended. What you booked stays as it is.',
    },
  },
  OrganizerUnblocked: {
    mark: null,
    side: 'sender',
    follows: untouched,
    title: ({ event }) => `The organizer of ${event} can answer again`,
    tells: { ...nothing, open: 'Nothing has changed since.', chosen: 'Nothing has changed since.' },
  },
  HostDeleted: {
    mark: 'HostDeleted',
    side: 'host',
    follows: hostEnds,
    tells: { open: gone, chosen: chosenGone, own: ownGone, holder },
  },
  HostHidden: {
    mark: 'HostHidden',
    side: 'host',
    follows: { ...hostEnds, invitations: 'kept' },
    tells: { open: gone, chosen: chosenGone, own: ownGone, holder },
  },
  HostUnmanaged: {
    mark: 'HostUnmanaged',
    side: 'host',
    follows: { ...hostEnds, places: 'kept', lists: 'kept' },
    tells: { open: gone, chosen: chosenGone, own: null, holder },
  },
  HostRestored: {
    mark: 'HostRestored',
    side: 'host',
    follows: comesBack,
    tells: {
      open: 'Its answer stays withdrawn, and nothing is held for you. Ask whether it takes the pass back.',
      chosen: 'It is your chosen place again. What was released since isn’t booked anymore.',
      own: (closed) =>
        `${countOf(closed)} ${closed === 1 ? 'stays' : 'stay'} closed, and what was held is free. Undo the pass to answer again.`,
      holder: null,
    },
  },
  HostBlocked: {
    mark: null,
    side: 'host',
    follows: untouched,
    title: ({ host }) => `${host} can’t answer for now`,
    tells: {
      ...nothing,
      open: 'The account of its manager is suspended. Its offer and its holds stay as they are.',
      chosen: 'The account of its manager is suspended. What is booked for you stays as it is.',
    },
  },
  HostUnblocked: {
    mark: null,
    side: 'host',
    follows: untouched,
    title: ({ host }) => `${host} can answer again`,
    tells: { ...nothing, open: 'Nothing has changed since.', chosen: 'Nothing has changed since.' },
  },
  LeadWithdrawn: {
    mark: null,
    side: 'sender',
    follows: { ...untouched, leads: 'removed', holds: 'released', bids: 'removed', mails: 'stopped' },
    title: ({ event, sender }) => `${sender} withdrew the request for ${event}`,
    tells: { ...nothing, open, holder: nothingToHold },
  },
  LeadLost: {
    mark: null,
    side: 'sender',
    follows: { ...untouched, leads: 'closed', holds: 'released', bids: 'kept as they are', mails: 'stopped' },
    title: ({ event, sender }) => `${sender} chose another place for ${event}`,
    tells: { ...nothing, holder: nothingToHold },
  },
  AwardTakenBack: {
    mark: null,
    side: 'sender',
    follows: { ...untouched, bookings: 'released', places: 'hidden' },
    title: ({ event, sender }) => `${sender} reopened the request for ${event}`,
    tells: { ...nothing, holder: 'What you booked for it is free again. Booking it again takes a new hold.' },
  },
  LeadPassed: {
    mark: null,
    side: 'host',
    follows: { ...untouched, leads: 'closed', holds: 'released', bids: 'kept as they are', mails: 'stopped' },
    title: ({ event, host }) => `${host} passed on ${event}`,
    tells: { ...nothing, holder: nothingToHold },
  },
  OfferWithdrawn: {
    mark: null,
    side: 'host',
    follows: { ...untouched, holds: 'released', bids: 'removed' },
    title: ({ event, host }) => `${host} took back its offer for ${event}`,
    tells: {
      ...nothing,
      open: 'Nothing is held for you there anymore. Ask it for another offer, or look at the other answers.',
      holder: 'What you held for it is free again.',
    },
  },
} as const satisfies Record<string, Ending>

export type EndingName = keyof typeof endingTable
