import * as z from 'zod'
import { collection } from './collection.ts'
import { Id, Instant } from './envelope.ts'

/** A collection of names from a reference list, such as the sports or amenities of a facility. */
export const namedChoices = <T extends z.ZodType>(name: T) =>
  collection({
    item: z.object({ id: Id, name, createdDate: Instant }),
    draft: z.strictObject({ name }),
    texts: ['name'],
    sort: 'name',
    // Each name at most once.
    quota: { most: null },
  })
