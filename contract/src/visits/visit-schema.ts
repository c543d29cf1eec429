import * as z from 'zod'
import { Id } from '../envelope.ts'
import { profileKinds } from '../owners.ts'
import { mostSearched, mostVisits, visitActions, visitSources } from './visits.ts'

/** One of ours has no dot, and a host has one. */
const Source = z
  .string()
  .max(100)
  .regex(
    new RegExp(String.raw`^(?:${visitSources.join('|')}|[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})+)$`),
    'must be a source or the host of another site',
  )

/** How many seconds ago it was. The clocks of devices aren't asked, but one of 1970 that is set right makes it half a century. */
const Age = z.int().min(0).max(10_000_000_000).default(0)

const VisitRecord = z.strictObject({
  profileId: Id,
  action: z.enum(visitActions),
  source: Source.default('unknown'),
  age: Age,
  /** The view is of a document that the server sent, and not of a page that was opened from another one. */
  isDocument: z.boolean().default(false),
})
export type VisitRecord = z.output<typeof VisitRecord>

/** What somebody looked for in a market, by the fields of its filter. The server keeps only values of closed lists. */
const SearchRecord = z.strictObject({
  kind: z.enum(profileKinds),
  filters: z
    .array(z.strictObject({ field: z.string().max(40), value: z.string().max(100) }))
    .min(1)
    .max(mostSearched),
  age: Age,
})
export type SearchRecord = z.output<typeof SearchRecord>

export const VisitBatch = z
  .strictObject({
    records: z.array(VisitRecord).max(mostVisits).default([]),
    searches: z.array(SearchRecord).max(mostVisits).default([]),
  })
  .refine(({ records, searches }) => records.length + searches.length > 0, {
    path: ['records'],
    error: 'must have a record',
  })
