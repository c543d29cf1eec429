import * as z from 'zod'
import { collection } from '../collection.ts'
import { FileUrl, Id, Instant, Many, Nothing, One, Page } from '../envelope.ts'
import { quotasOf } from '../quota.ts'
import { route } from '../route.ts'
import { itemExport, type Place } from './items.ts'

export const Reaction = z.object({
  id: Id,
  userId: Id,
  name: z.string(),
  picture: FileUrl,
  createdDate: Instant,
})

export const reactionCollection = collection({
  item: Reaction,
  draft: z.strictObject({}),
  texts: ['name'],
  sort: '-createdDate',
})

const savedQuota = quotasOf('saved', { noun: 'saved pages', most: 2000, mostAtFirst: 200 })

/** Likes and follows. In the specification, POST has two meanings: an empty filter adds a reaction, any other one lists. */
export const reactions = <const P extends string>({ owner, path }: Place<P>) => ({
  list: route({ method: 'GET', path, owner, allow: 'user', query: Page, reply: Many(Reaction) }),
  export: itemExport({ owner, path }, reactionCollection, 'user'),
  add: route({
    method: 'POST',
    path,
    owner,
    allow: 'user',
    otherStatus: 201,
    quotas: savedQuota,
    query: Page,
    data: reactionCollection.filter.default({}),
    reply: z.union([One(Reaction), Many(Reaction)]),
  }),
  removeMine: route({ method: 'DELETE', path, owner, allow: 'user', reply: Nothing }),
  remove: route({
    method: 'DELETE',
    path: `${path}/{id}`,
    owner,
    allow: 'user',
    item: 'reaction',
    check: 'author',
    reply: Nothing,
  }),
})
