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
