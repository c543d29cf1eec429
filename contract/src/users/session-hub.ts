/** The SignalR hub that tells clients of people who are signed in what has changed. */
export const sessionHubPath = '/user-mgmt/hub/users/session'

/** Sent by the hub. `Resync` is ours: events may have been lost, so clients fetch everything. */
export const sessionEvents = [
  'ProfileUpdated',
  'ForceDisconnect',
  'Notify',
  'GroupsUpdated',
  'Resync',
] as const
