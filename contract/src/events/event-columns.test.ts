import { expect, test } from 'vitest'
import { fields } from '../rules/tell-asked.ts'
import { eventColumns } from './event-columns.ts'

// Not derived, so that pages of imports, which have the columns of all kinds, don't load all that requests ask.
const headings = new Map<string, string | undefined>(
  eventColumns.map((column) => [column.field, 'heading' in column ? column.heading : undefined]),
)
/** The name and the description have the headings of all kinds, and the others are collections or of the sender. */
const isOther = new Set(['name', 'description', 'sportsList', 'months', 'requirements', 'amenities'])

test.each(fields.filter(({ name, group }) => !isOther.has(name) && group !== 'Contact'))(
  'files of events have the field $name under its label',
  ({ name, label, unit }) => {
    expect(headings.get(name)).toBe(unit === undefined ? label : `${label} (${unit})`)
  },
)
