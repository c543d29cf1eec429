import type { ExportedColumn } from './column.ts'

/** Files of what assistants were asked have a row per question. */
export const questionColumns: readonly ExportedColumn[] = [
  { field: 'question', heading: 'Question' },
  { field: 'answer', heading: 'Answer' },
  { field: 'outcome', heading: 'Outcome' },
  { field: 'askedDate', heading: 'Asked (UTC)', type: 'instant' },
  { field: 'isHelpful', heading: 'Helpful' },
  { field: 'destinationName', heading: 'Destination name' },
  { field: 'pageName', heading: 'Page name' },
  { field: 'role', heading: 'Role' },
  { field: 'language', heading: 'Language' },
  { field: 'exchangeId', heading: 'Exchange' },
]
