import * as z from 'zod'
import { Entitlements } from '../entitlements.ts'
import { Many, Nothing, One, Page } from '../envelope.ts'
import type { ProfileKind } from '../profile-kind.ts'
import { quotasOf } from '../quota.ts'
import { route, type Route } from '../route.ts'
import { exportOf } from './exports.ts'
import { Matches } from './search.ts'

/** Of kinds with a membership. Only admins can change it. */
const membershipFields = { membership: 'admin' } as const

const profileQuotas = [
  ...quotasOf('profiles', { noun: 'pages', most: 200, mostAtFirst: 20 }),
  ...quotasOf('profilesPerDay', { noun: 'new pages in 24 hours', most: 30, mostAtFirst: 10 }),
]

/**
 * The routes of every kind of profile. Any user can create a profile and becomes its first manager. `get` and `restore`
 * apply the visibility rule in their own query.
 */
export const profiles = <
  const P extends string,
  I extends z.ZodObject,
  D extends z.ZodObject,
  F extends z.ZodObject,
>({
  owner,
  path,
  item,
  draft,
  filter,
}: ProfileKind<P, I, D, F>) => ({
  list: route({ method: 'GET', path, owner: null, allow: 'visitor', query: Page, reply: Many(item) }),
  filtered: route({
    method: 'POST',
    path: `${path}/filtered`,
    owner: null,
    allow: 'visitor',
    effect: 'read',
    query: Page,
    data: filter,
    reply: Matches(item),
  }),
  filteredExport: exportOf({ path: `${path}/filtered` as const, owner: null, allow: 'user' }, filter),
  create: route({
    method: 'POST',
    path,
    owner: null,
    allow: 'user',
    quotas: profileQuotas,
    budget: 'creations',
    status: 201,
    data: draft,
    reply: One(item),
  }),
  get: route({
    method: 'GET',
    path: `${path}/{id}`,
    owner,
    allow: 'visitor',
    guard: 'query',
    reply: One(item),
  }),
  update: route({
    method: 'PATCH',
    path: `${path}/{id}`,
    owner,
    allow: 'manager',
    ...('membership' in item.shape && { fields: membershipFields }),
    isEnding: true,
    body: 'patch',
    reply: One(item),
  }),
  remove: route({
    method: 'DELETE',
    path: `${path}/{id}`,
    owner,
    allow: 'manager',
    isEnding: true,
    reply: Nothing,
  }),
  restore: route({
    method: 'PUT',
    path: `${path}/{id}/restore`,
    owner,
    allow: 'admin',
    // The visibility rule hides deleted profiles from everyone, so the query of the handler decides instead.
    guard: 'query',
    isEnding: true,
    reply: One(item),
    summary: 'Undo a deletion within 30 days',
  }),
  entitlements: route({
    method: 'GET',
    path: `${path}/{id}/my/entitlements`,
    owner,
    allow: 'visitor',
    reply: One(Entitlements),
  }),
  my: route({
    method: 'GET',
    path: `${path}/my`,
    owner: null,
    allow: 'user',
    query: Page,
    reply: Many(item),
  }),
  myFiltered: route({
    method: 'POST',
    path: `${path}/my/filtered`,
    owner: null,
    allow: 'user',
    effect: 'read',
    query: Page,
    data: filter,
    reply: Matches(item),
  }),
  myExport: exportOf({ path: `${path}/my` as const, owner: null, allow: 'user' }, filter),
  ofUser: route({
    method: 'GET',
    path: `${path}/public/{userId}`,
    owner: null,
    allow: 'visitor',
    query: Page,
    reply: Many(item),
  }),
})

interface ManagedRoutes {
  update: Route
  remove: Route
  /** Missing for kinds whose pages need no approval. */
  approve?: Route
  images: { create: Route }
  documents: { create: Route }
  boosts: { create: Route }
}

/** The abilities in `my/entitlements` of every kind, with the routes that decide them. Kinds add their own. */
export const profileAbilities = (
  { update, remove, approve, images, documents, boosts }: ManagedRoutes,
  members: { create: Route },
) => ({
  update,
  delete: remove,
  ...(approve && { approve }),
  ...(update.fields && { changeMembership: { route: update, field: 'membership' } }),
  manageMembers: members.create,
  manageImages: images.create,
  manageDocuments: documents.create,
  boost: boosts.create,
})
