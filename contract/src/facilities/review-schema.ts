import * as z from 'zod'
import { collection } from '../collection.ts'
import { FileUrl, Id, Instant, line, prose } from '../envelope.ts'

const Stars = z.int().min(1).max(5)

export const ReviewDraft = z.strictObject({
  rating: Stars,
  title: line(120).nullable().default(null),
  text: prose(5000).nullable().default(null),
})

/** Reviews of hidden users are signed "A member", with neither `userId` nor `picture`. */
export const Review = z.object({
  id: Id,
  userId: Id.nullable(),
  name: z.string(),
  picture: FileUrl,
  ...ReviewDraft.shape,
  createdDate: Instant,
  updatedDate: Instant,
  /** The team's answer. */
  reply: z.string().nullable(),
  replyDate: Instant.nullable(),
})

export const ReviewReply = z.strictObject({ text: prose(2000).min(1) })

export const reviewCollection = collection({
  item: Review,
  draft: ReviewDraft,
  texts: ['title', 'text'],
  sort: '-createdDate',
  // One per person.
  quota: { most: null },
})

/** The average, and the number of reviews per rating. */
export const Ratings = z.object({
  average: z.number().nullable(),
  count: z.int(),
  distribution: z.object({ 1: z.int(), 2: z.int(), 3: z.int(), 4: z.int(), 5: z.int() }),
})
