import type * as z from 'zod'
import { Entitlements } from '../entitlements.ts'
import { Many, Nothing, One, Page } from '../envelope.ts'
import { route } from '../route.ts'

interface ProfileOf<I, D, F> {
  item: I
  draft: D
  filter: F
}

/**
 * What every kind of profile answers about itself. `get` and `publicView` apply the visibility rule in their own
 * query; any user may create one and becomes its first manager.
 */
export const profiles = <
  const P extends string,
  I extends z.ZodType,
  D extends z.ZodType,
  F extends z.ZodType,
>(
  path: P,
  { item, draft, filter }: ProfileOf<I, D, F>,
) => ({
  list: route({ method: 'GET', path, allow: 'visitor', query: Page, reply: Many(item) }),
  filtered: route({
    method: 'POST',
    path: `${path}/filtered`,
    allow: 'visitor',
    effect: 'read',
    query: Page,
    data: filter,
    reply: Many(item),
  }),
  create: route({ method: 'POST', path, allow: 'user', status: 201, data: draft, reply: One(item) }),
  get: route({ method: 'GET', path: `${path}/{id}`, allow: 'visitor', guard: 'query', reply: One(item) }),
  update: route({ method: 'PATCH', path: `${path}/{id}`, allow: 'manager', body: 'patch', reply: One(item) }),
  remove: route({ method: 'DELETE', path: `${path}/{id}`, allow: 'manager', reply: Nothing }),
  restore: route({
    method: 'PUT',
    path: `${path}/{id}/restore`,
    allow: 'admin',
    // The visibility rule hides what is deleted from everybody, so the query alone decides what there is to restore.
    guard: 'query',
    reply: One(item),
    summary: 'Undo a deletion within 30 days',
  }),
  entitlements: route({
    method: 'GET',
    path: `${path}/{id}/my/entitlements`,
    allow: 'visitor',
    reply: One(Entitlements),
  }),
  my: route({ method: 'GET', path: `${path}/my`, allow: 'user', query: Page, reply: Many(item) }),
  myFiltered: route({
    method: 'POST',
    path: `${path}/my/filtered`,
    allow: 'user',
    effect: 'read',
    query: Page,
    data: filter,
    reply: Many(item),
  }),
  ofUser: route({
    method: 'GET',
    path: `${path}/public/{userId}`,
    allow: 'visitor',
    query: Page,
    reply: Many(item),
  }),
})
