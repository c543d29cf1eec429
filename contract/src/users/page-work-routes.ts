import * as z from 'zod'
import { CalendarDate, Id, One } from '../envelope.ts'
import { KindName } from '../profile-schema.ts'
import { route } from '../route.ts'

/**
 * What pages have to do for others besides answering requests. `hold`: a destination asks a facility to hold dates. `release`: the
 * event of a booking was cancelled or moved, and the facility releases or keeps it. `import`: a file was read and waits for its review.
 */
export const pageTasks = ['hold', 'release', 'import'] as const

/** All of a sort on the caller's pages, with the one that is due first. */
export const PageWork = z.object({
  task: z.enum(pageTasks),
  count: z.int(),
  page: z.object({ kind: KindName, id: Id, name: z.string() }),
  /** The event, the booking or the file. */
  about: z.string(),
  /** By when it has to be done. Null if nothing says so. */
  dueDate: CalendarDate.nullable(),
})
export type PageWork = z.output<typeof PageWork>

export const pageWork = route({
  method: 'GET',
  path: '/users/my/page-work',
  owner: null,
  allow: 'user',
  reply: One(z.array(PageWork)),
  summary:
    'What the pages that the caller manages have to do for others, besides requests and links to answer',
})
