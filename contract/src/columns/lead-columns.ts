import { AskedEvent } from '../events/asked-event.ts'
import { headingOf, type AskedField } from '../rules/asked-field.ts'
import { fields } from '../rules/tell-asked.ts'
import { urgencyLabel } from '../rules/urgency.ts'
import type { ExportedColumn } from './column.ts'

const urgencyCell = (level: unknown) => (typeof level === 'number' ? (urgencyLabel(level) ?? null) : null)

function columnOf(field: AskedField): ExportedColumn {
  const { name, typed } = field
  const column = { field: `asked.${name}`, heading: headingOf(field) }
  if (typed === 'day') return { ...column, type: 'date' }
  return name === 'urgency' ? { ...column, write: urgencyCell } : column
}

/** Files of leads have all that is asked, in the order in which it is told. */
export const leadColumns: readonly ExportedColumn[] = [
  { field: 'host.name', heading: 'Page' },
  { field: 'status', heading: 'Status' },
  ...fields.filter(({ name }) => name in AskedEvent.shape).map(columnOf),
  { field: 'confirmedDate', heading: 'Received (UTC)', type: 'instant' },
  { field: 'message', heading: 'Message to this page' },
  { field: 'passReason', heading: 'Reason for passing' },
  { field: 'memberName', heading: 'Works on it' },
]
