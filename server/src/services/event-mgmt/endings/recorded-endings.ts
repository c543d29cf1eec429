import type { EndingName } from './ending-table.ts'

/** By what triggers record of a profile: of an event, and of a host. */
export const recordedEndings: Record<'event' | 'host', Readonly<Record<string, EndingName>>> = {
  event: {
    deleted: 'EventDeleted',
    restored: 'EventRestored',
    Cancelled: 'EventCancelled',
    Completed: 'EventCompleted',
    closed: 'EventClosed',
    moved: 'EventMoved',
    unmanaged: 'OrganizerLeft',
    managed: 'OrganizerReturned',
    blocked: 'OrganizerBlocked',
    unblocked: 'OrganizerUnblocked',
  },
  host: {
    deleted: 'HostDeleted',
    hidden: 'HostHidden',
    unmanaged: 'HostUnmanaged',
    restored: 'HostRestored',
    shown: 'HostRestored',
    managed: 'HostRestored',
    blocked: 'HostBlocked',
    unblocked: 'HostUnblocked',
  },
}
