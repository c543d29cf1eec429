import type * as z from 'zod'
import { Many, Page } from '../envelope.ts'
import { route } from '../route.ts'

/** The caller's liked (or followed) profiles of a kind. */
export const favorites = <const P extends string, I extends z.ZodType, F extends z.ZodType>(
  path: P,
  { item, filter }: { item: I; filter: F },
) => ({
  list: route({ method: 'GET', path, allow: 'user', query: Page, reply: Many(item) }),
  filtered: route({
    method: 'POST',
    path: `${path}/filtered`,
    allow: 'user',
    effect: 'read',
    query: Page,
    data: filter,
    reply: Many(item),
  }),
})
