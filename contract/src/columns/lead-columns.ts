import { AskedEvent, AskedFields } from '../events/asked-event.ts'
import type { AskedField } from '../rules/asked-field.ts'
import { furtherText } from '../rules/asked-words.ts'
import { fields } from '../rules/tell-asked.ts'
import { askedColumn } from './asked-columns.ts'
import type { ExportedColumn } from './column.ts'

const spacesCell = (value: unknown) =>
  furtherText({ requirements: AskedEvent.shape.requirements.parse(value) }) ?? null

function columnOf(field: AskedField): ExportedColumn {
  const column = askedColumn(field, `asked.${field.requestName}`)
  return field.name === 'requirements' ? { ...column, write: spacesCell } : column
}

/** Files of leads have all that is asked, in the order in which it is told. */
export const leadColumns: readonly ExportedColumn[] = [
  { field: 'host.name', heading: 'Page' },
  { field: 'status', heading: 'Status' },
  ...fields.filter(({ name }) => name in AskedFields.shape).map(columnOf),
  { field: 'confirmedDate', heading: 'Received (UTC)', type: 'instant' },
  { field: 'message', heading: 'Message to this page' },
  { field: 'passReason', heading: 'Reason for passing' },
  { field: 'memberName', heading: 'Works on it' },
]
