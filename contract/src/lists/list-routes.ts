import { Id, Many, Nothing, One, Page } from '../envelope.ts'
import { calendarFeeds } from '../patterns/calendar-feeds.ts'
import { quotasOf } from '../quota.ts'
import { route } from '../route.ts'
import { maxEntries, maxLists } from '../rules/limits.ts'
import {
  EntryDraft,
  ListDraft,
  ListEntry,
  ProfileList,
  SharedEntry,
  SharedList,
  SharingDraft,
} from './list-schema.ts'

const path = '/users/my/lists'
const one = `${path}/{listId}` as const
const entry = `${one}/entries/{profileId}` as const

/** The caller's own, so no path names an owner. Other people's lists are 404. */
const own = { owner: null, allow: 'user' } as const
const reply = One(ProfileList)
const listQuotas = quotasOf('lists', { most: maxLists })
const entryQuotas = quotasOf('listEntries', { noun: 'entries', most: maxEntries })

/** The caller's named lists of profiles. */
export const lists = {
  list: route({
    ...own,
    method: 'GET',
    path,
    quotas: listQuotas,
    query: Page.extend({ profileId: Id.optional() }),
    reply: Many(ProfileList),
    summary: 'My lists, last changed first; with profileId, each tells whether it has that profile',
  }),
  create: route({ ...own, method: 'POST', path, quotas: listQuotas, status: 201, data: ListDraft, reply }),
  get: route({ ...own, method: 'GET', path: one, reply }),
  update: route({ ...own, method: 'PATCH', path: one, body: 'patch', reply }),
  remove: route({ ...own, method: 'DELETE', path: one, reply: Nothing }),
  restore: route({
    ...own,
    method: 'PUT',
    path: `${one}/restore`,
    quotas: listQuotas,
    reply,
    summary: 'Undo the deletion of a list within 30 days',
  }),
  calendarFeed: calendarFeeds({ owner: null, path: `${one}/calendar-feed` }),
  entries: {
    list: route({
      ...own,
      method: 'GET',
      path: `${one}/entries`,
      quotas: entryQuotas,
      query: Page,
      reply: Many(ListEntry),
      summary: 'The profiles of a list, last added first',
    }),
    put: route({
      ...own,
      method: 'PUT',
      path: entry,
      quotas: entryQuotas,
      otherStatus: 201,
      data: EntryDraft,
      reply,
      summary: 'Add a profile to a list, or change its note',
    }),
    remove: route({ ...own, method: 'DELETE', path: entry, reply }),
  },
  share: route({
    ...own,
    method: 'PUT',
    path: `${one}/sharing`,
    data: SharingDraft,
    reply,
    summary: 'Share a list by a link for reading, or change what its readers see',
  }),
  stopSharing: route({
    ...own,
    method: 'DELETE',
    path: `${one}/sharing`,
    reply,
    summary: 'Stop sharing a list; its link stops working for good',
  }),
}

const shared = '/shared-lists/{key}'
const anyone = { owner: null, allow: 'visitor' } as const

/** Lists that others share. Everyone with the key can read them, without the profiles that they may not see. */
export const sharedLists = {
  get: route({ ...anyone, method: 'GET', path: shared, reply: One(SharedList) }),
  entries: route({
    ...anyone,
    method: 'GET',
    path: `${shared}/entries`,
    query: Page,
    reply: Many(SharedEntry),
  }),
}
