import * as z from 'zod'
import { Id, Instant, Many, Nothing, One, Page } from '../envelope.ts'
import { anyOf, within } from '../filter.ts'
import { route } from '../route.ts'

export const Reaction = z.object({
  id: Id,
  userId: Id,
  name: z.string(),
  picture: z.string().nullable(),
  createdDate: Instant,
})

const ReactionFilter = z.strictObject({
  userId: anyOf(Id),
  createdDate: within(Instant),
  sort: z.enum(['createdDate', '-createdDate']).optional(),
})

/** Likes and follows. POST has two readings: nothing to filter by adds mine, a filter lists. */
export const reactions = <const P extends string>(path: P) => ({
  list: route({ method: 'GET', path, allow: 'user', query: Page, reply: Many(Reaction) }),
  add: route({
    method: 'POST',
    path,
    allow: 'user',
    query: Page,
    data: ReactionFilter.default({}),
    reply: z.union([One(Reaction), Many(Reaction)]),
  }),
  removeMine: route({ method: 'DELETE', path, allow: 'user', reply: Nothing }),
  remove: route({ method: 'DELETE', path: `${path}/{id}`, allow: 'user', check: 'author', reply: Nothing }),
})
