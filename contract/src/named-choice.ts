import * as z from 'zod'
import { Id, Instant } from './envelope.ts'
import { anyOf, within } from './filter.ts'

/** A child that is one name out of a reference list, such as a facility's sport or amenity. */
export const namedChoice = <T extends z.ZodType>(name: T) => ({
  item: z.object({ id: Id, name, createdDate: Instant }),
  draft: z.strictObject({ name }),
  filter: z.strictObject({
    name: anyOf(name),
    createdDate: within(Instant),
    sort: z.enum(['name', '-name', 'createdDate', '-createdDate']).optional(),
  }),
})
