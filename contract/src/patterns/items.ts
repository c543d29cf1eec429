import type * as z from 'zod'
import { Many, Nothing, One, Page } from '../envelope.ts'
import { route, type Rung } from '../route.ts'

export interface Access {
  read: Rung
  write: Rung
}

interface ItemsOf<I, D, F> extends Access {
  item: I
  draft: D
  filter: F
}

/** A collection under an owner: list, filter, create, get, patch, delete. */
export const items = <const P extends string, I extends z.ZodType, D extends z.ZodType, F extends z.ZodType>(
  path: P,
  { item, draft, filter, read, write }: ItemsOf<I, D, F>,
) => ({
  list: route({ method: 'GET', path, allow: read, query: Page, reply: Many(item) }),
  filtered: route({
    method: 'POST',
    path: `${path}/filtered`,
    allow: read,
    effect: 'read',
    query: Page,
    data: filter,
    reply: Many(item),
  }),
  create: route({ method: 'POST', path, allow: write, status: 201, data: draft, reply: One(item) }),
  get: route({ method: 'GET', path: `${path}/{id}`, allow: read, reply: One(item) }),
  update: route({ method: 'PATCH', path: `${path}/{id}`, allow: write, body: 'patch', reply: One(item) }),
  remove: route({ method: 'DELETE', path: `${path}/{id}`, allow: write, reply: Nothing }),
})
