import * as z from 'zod'
import { Id, Instant } from '../envelope.ts'

/** Null: the feed has the entries of all spaces. */
export const SpaceFeedDraft = z.strictObject({ spaceId: Id.nullable() })

/** A secret address of a page's calendar that other programs subscribe to. */
export const SpaceFeed = z.object({
  id: Id,
  spaceId: Id.nullable(),
  createdDate: Instant,
  /** Without the origin. Only the call that makes the address returns it, because only its hash is stored. */
  url: z.string().nullable(),
})
