/** The SignalR hub that tells clients of people who are signed in what has changed. */
export const sessionHubPath = '/user-mgmt/hub/users/session'

/**
 * Sent by the hub. Four are ours. `Resync`: events may have been lost, so clients fetch everything. `Typing`: somebody is writing in a
 * conversation, with the ids of the group and of the person, and their name; it is stored nowhere. `MessagesRead`: somebody read
 * the person's messages, with the ids of the group and of the reader, and the reader's mark. `CalendarUpdated`: the calendar of a facility changed, with its id, for its team.
 */
export const sessionEvents = [
  'ProfileUpdated',
  'ForceDisconnect',
  'Notify',
  'GroupsUpdated',
  'Resync',
  'Typing',
  'MessagesRead',
  'CalendarUpdated',
] as const

/** How often clients tell that the person is still typing, in ms. */
export const typingInterval = 4000

/** How long somebody counts as typing after the last notice, in ms. */
export const typingTimeout = 6000
