import * as z from 'zod'
import { Id } from '../envelope.ts'
import { Facts, reached, Scores } from './match-schema.ts'

const Venue = z.object({
  id: Id,
  name: z.string(),
  spaces: z.int(),
  /** What it has of the further spaces that are asked for. */
  further: z.array(z.object({ name: z.string(), count: z.int() })),
  /** From the first one. Null if one of them has no position. */
  miles: z.number().nullable(),
})
/** Two or three facilities of a destination that have the spaces and further spaces together. Each meets the other conditions on a host. */
export const Combination = z.object({
  destinationId: Id,
  name: z.string(),
  ...reached,
  score: z.int(),
  scores: Scores,
  facts: Facts,
  isFree: z.boolean(),
  venues: z.array(Venue),
  /** Between the venues that are farthest from each other. Null if one has no position. */
  longestMiles: z.number().nullable(),
})
export type Combination = z.infer<typeof Combination>
