import type * as z from 'zod'
import type { Collection } from '../collection.ts'
import { CalendarDate, FileUrl, Id, Instant } from '../envelope.ts'
import { unwrap } from '../filter-fields.ts'
import type { ExportedColumn } from './column.ts'

/** Where the name of a field isn't a heading. */
const headings: Readonly<Record<string, string>> = { id: 'ID', lat: 'Latitude', lng: 'Longitude' }

/** 'additionalFeatures' is 'Additional features', 'isAccepted' is 'Accepted', and 'createdDate' is 'Created'. */
function headingOf(field: string): string {
  const words = field
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^is /, '')
    .replace(/ed date$/, 'ed')
  return headings[field] ?? words.charAt(0).toUpperCase() + words.slice(1)
}

function columnOf(field: string, schema: z.ZodType): ExportedColumn {
  const heading = headingOf(field)
  if (schema === Instant) return { field, heading: `${heading} (UTC)`, type: 'instant' }
  return schema === CalendarDate ? { field, heading, type: 'date' } : { field, heading }
}

/**
 * The columns of the files of a collection: a column for each field of its items, the id last. Ids of other things, objects
 * and what can't be filtered by, such as the addresses of pictures, have none.
 */
export function itemColumns({ item, unfiltered }: Pick<Collection, 'item' | 'unfiltered'>): ExportedColumn[] {
  const fields = Object.entries(item.shape).flatMap(([field, schema]: [string, z.ZodType]) => {
    const value = unwrap(schema)
    const isOther = schema === FileUrl || value.type === 'object' || (value === Id && field !== 'id')
    return isOther || unfiltered.includes(field) ? [] : [columnOf(field, value)]
  })
  return fields.toSorted((one, other) => Number(one.field === 'id') - Number(other.field === 'id'))
}
