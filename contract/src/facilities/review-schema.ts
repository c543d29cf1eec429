import * as z from 'zod'
import { Id, Instant, line, prose } from '../envelope.ts'
import { anyOf, Text, within } from '../filter.ts'

const Stars = z.int().min(1).max(5)

export const ReviewDraft = z.strictObject({
  rating: Stars,
  title: line(120).nullable().default(null),
  text: prose(5000).nullable().default(null),
})

export const Review = z.object({
  id: Id,
  userId: Id,
  name: z.string(),
  picture: z.string().nullable(),
  ...ReviewDraft.shape,
  createdDate: Instant,
  updatedDate: Instant,
})

export const ReviewFilter = z.strictObject({
  rating: within(Stars),
  userId: anyOf(Id),
  createdDate: within(Instant),
  text: Text.optional(),
  sort: z.enum(['rating', '-rating', 'createdDate', '-createdDate']).optional(),
})

/** How many reviews gave one star, two, … five. */
export const Ratings = z.object({
  average: z.number().nullable(),
  count: z.int(),
  distribution: z.object({ 1: z.int(), 2: z.int(), 3: z.int(), 4: z.int(), 5: z.int() }),
})
