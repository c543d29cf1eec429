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
  { field: 'asked.name', heading: 'Event' },
  { field: 'asked.contactOrganization', heading: 'Organization' },
  { field: 'asked.contactName', heading: 'Contact' },
  { field: 'asked.contactEmail', heading: 'Email' },
  { field: 'asked.sportsList', heading: 'Sport' },
  { field: 'asked.startDate', heading: 'Start', type: 'date' },
  { field: 'asked.endDate', heading: 'End', type: 'date' },
  { field: 'asked.months', heading: 'Months' },
  { field: 'asked.spaceName', heading: 'Space' },
  { field: 'asked.spaceCount', heading: 'Spaces' },
  { field: 'asked.participants', heading: 'Players' },
  { field: 'asked.urgency', heading: 'Urgency (0 is most urgent)' },
  { field: 'asked.description', heading: 'Message' },
  { field: 'confirmedDate', heading: 'Received (UTC)', type: 'instant' },
  { field: 'message', heading: 'Message to this page' },
  { field: 'passReason', heading: 'Reason for passing' },
  { field: 'memberName', heading: 'Works on it' },
  { field: 'responseDeadline', heading: 'Answers by', type: 'date' },
]
