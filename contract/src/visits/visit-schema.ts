import * as z from 'zod'
import { Id } from '../envelope.ts'
import { mostVisits, visitActions, visitSources } from './visits.ts'

/** One of ours has no dot, and a host has one. */
const Source = z
  .string()
  .max(100)
  .regex(
    new RegExp(String.raw`^(?:${visitSources.join('|')}|[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})+)$`),
    'must be a source or the host of another site',
  )

const VisitRecord = z.strictObject({
  profileId: Id,
  action: z.enum(visitActions),
  source: Source.default('unknown'),
  /** How many seconds ago it was. The clocks of devices aren't asked. */
  age: z.int().min(0).max(10_000_000).default(0),
  /** The view is of a document that the server sent, and not of a page that was opened from another one. */
  isDocument: z.boolean().default(false),
})
export type VisitRecord = z.output<typeof VisitRecord>

export const VisitBatch = z.strictObject({
  records: z.array(VisitRecord).min(1).max(mostVisits),
})
