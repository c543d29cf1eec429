import type { ExportedColumn } from './column.ts'

/** Emails are empty where the list of members doesn't show them. */
export const memberColumns: readonly ExportedColumn[] = [
  { field: 'name', heading: 'Name' },
  { field: 'email', heading: 'Email' },
  { field: 'role', heading: 'Role' },
  { field: 'isPending', heading: 'Invitation pending' },
  { field: 'createdDate', heading: 'Added (UTC)', type: 'instant' },
  { field: 'expiresDate', heading: 'Invitation expires (UTC)', type: 'instant' },
]

export const leadColumns: readonly ExportedColumn[] = [
  { field: 'host.name', heading: 'Page' },
  { field: 'status', heading: 'Status' },
  { field: 'request.event', heading: 'Event' },
  { field: 'request.organization', heading: 'Organization' },
  { field: 'request.name', heading: 'Contact' },
  { field: 'request.email', heading: 'Email' },
  { field: 'request.sport', heading: 'Sport' },
  { field: 'request.startDate', heading: 'Start', type: 'date' },
  { field: 'request.endDate', heading: 'End', type: 'date' },
  { field: 'request.months', heading: 'Months' },
  { field: 'request.spaceType', heading: 'Space' },
  { field: 'request.spaceCount', heading: 'Spaces' },
  { field: 'request.people', heading: 'Players' },
  { field: 'request.urgency', heading: 'Urgency (0 is most urgent)' },
  { field: 'request.message', heading: 'Message' },
  { field: 'request.confirmedDate', heading: 'Received (UTC)', type: 'instant' },
  { field: 'message', heading: 'Message to this page' },
  { field: 'passReason', heading: 'Reason for passing' },
  { field: 'memberName', heading: 'Works on it' },
  { field: 'request.responseDeadline', heading: 'Answers by', type: 'date' },
]
