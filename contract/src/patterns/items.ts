import type * as z from 'zod'
import type { Collection } from '../collection.ts'
import { Many, Nothing, One, Page } from '../envelope.ts'
import type { OwnerDeclaration } from '../profile-kind.ts'
import type { ItemName } from '../owners.ts'
import { quotasOf } from '../quota.ts'
import { reaches, route, type RouteOwner, type Rung } from '../route.ts'
import { exportOf } from './exports.ts'

export interface Access {
  read: Rung
  write: Rung
}

/** Everyone who sees the owner can read. Managers can write. */
export const managed = { read: 'visitor', write: 'manager' } as const satisfies Access

/** The place of a child collection, `<kind>/{ownerId}/<name>`. */
export const under = <const P extends string, const N extends string>(
  { owner, path }: OwnerDeclaration<P>,
  name: N,
) => ({ owner, path: `${path}/{ownerId}/${name}` as const })

export interface Place<P extends string> {
  owner: Exclude<RouteOwner, null>
  path: P
}

/** The export of a list, for signed-in people who can read it. */
export const itemExport = <const P extends string, F extends z.ZodType>(
  { owner, path }: Place<P>,
  { filter }: { filter: F },
  read: Rung,
) => exportOf({ path, owner, allow: reaches(read, 'user') ? read : 'user' }, filter)

/** Routes of a collection without an item id: list, filter, export, create. */
export const wholeList = <
  const P extends string,
  I extends z.ZodObject,
  D extends z.ZodType,
  C extends z.ZodType,
>(
  { owner, path }: Place<P>,
  { item, draft, filter, quota }: Collection<I, D, C>,
  { read, write }: Access = managed,
  quotas = quotasOf(path, quota),
) => ({
  list: route({ method: 'GET', path, owner, allow: read, quotas, query: Page, reply: Many(item) }),
  filtered: route({
    method: 'POST',
    path: `${path}/filtered`,
    owner,
    allow: read,
    effect: 'read',
    query: Page,
    data: filter,
    reply: Many(item),
  }),
  export: itemExport({ owner, path }, { filter }, read),
  create: route({
    method: 'POST',
    path,
    owner,
    allow: write,
    quotas,
    status: 201,
    data: draft,
    reply: One(item),
  }),
})

/** Routes of a single item: get, patch, delete. `name` is required if permissions depend on the item. */
export const singleItem = <
  const P extends string,
  I extends z.ZodObject,
  D extends z.ZodType,
  C extends z.ZodType,
>(
  { owner, path }: Place<P>,
  collection: Collection<I, D, C>,
  { read, write }: Access = managed,
  name?: ItemName,
) => {
  const one = { path: `${path}/{id}` as const, owner, item: name }
  const reply = One(collection.item)
  return {
    get: route({ ...one, method: 'GET', allow: read, reply }),
    update: route({ ...one, method: 'PATCH', allow: write, body: 'patch', reply }),
    remove: route({ ...one, method: 'DELETE', allow: write, reply: Nothing }),
  }
}

/** All routes of a child collection: list, filter, export, create, get, patch, delete. */
export const items = <
  const P extends string,
  I extends z.ZodObject,
  D extends z.ZodType,
  C extends z.ZodType,
>(
  place: Place<P>,
  collection: Collection<I, D, C>,
  access: Access = managed,
) => ({ ...wholeList(place, collection, access), ...singleItem(place, collection, access) })
