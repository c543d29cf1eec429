import * as z from 'zod'
import { collection } from '../collection.ts'
import { Id, Instant, line, Nothing, One, prose } from '../envelope.ts'
import { singleItem, wholeList } from '../patterns/items.ts'
import { toggle, toggleMany } from '../patterns/toggle.ts'
import { route } from '../route.ts'
import { notificationTopics } from './settings-schema.ts'

/** A path of the product: not `//host`, nor `/\host`, which browsers read as the address of another site. */
const OwnPath = line(500).regex(/^\/(?![/\\])[^\s\\]*$/, 'must be a path of this site, such as /events')

export const UserNotification = z.object({
  id: Id,
  /** Counts up for each person. */
  sequence: z.int(),
  topic: z.string(),
  title: z.string(),
  contents: z.string(),
  url: z.string(),
  icon: z.string().nullable(),
  tags: z.array(z.string()),
  /** Who caused it. Null for the product, and for people who are hidden or gone. */
  senderProfile: z.object({ id: Id, name: z.string(), picture: z.string().nullable() }).nullable(),
  isOpened: z.boolean(),
  isArchived: z.boolean(),
  createdDate: Instant,
})
export type UserNotification = z.output<typeof UserNotification>

const topics = Object.keys(notificationTopics)

/** What administrators tell somebody. */
export const NotificationDraft = z.strictObject({
  topic: z.enum(['notices', ...topics]).default('notices'),
  title: line(200),
  contents: prose(2000).default(''),
  url: OwnPath,
  icon: OwnPath.nullable().default(null),
  tags: z.array(line(50)).max(10).default([]),
})

export const notificationCollection = collection({
  item: UserNotification,
  draft: NotificationDraft,
  change: z.strictObject({ isOpened: z.boolean(), isArchived: z.boolean() }),
  texts: ['title', 'contents'],
  sort: '-sequence',
  unfiltered: ['icon', 'url'],
  quota: { most: null },
})

/** How many notifications of a topic somebody has. Those that are archived count in no other number. */
const TopicCounts = z.object({ topic: z.string(), all: z.int(), unread: z.int(), archived: z.int() })
export type TopicCounts = z.output<typeof TopicCounts>

const place = { owner: 'user', path: '/users/{ownerId}/notifications' } as const
const own = { read: 'manager', write: 'manager' } as const
const opened = { name: 'opened', flag: 'isOpened' } as const
const archived = { name: 'archived', flag: 'isArchived' } as const

/** What somebody is told. It is read by them and by administrators, who alone create some by hand. */
export const notifications = {
  ...wholeList(place, notificationCollection, { read: 'manager', write: 'admin' }),
  ...singleItem(place, notificationCollection, own),
  opened: toggle(place, notificationCollection, opened),
  archived: toggle(place, notificationCollection, archived),
  openMany: toggleMany(place, opened),
  archiveMany: toggleMany(place, archived),
  counts: route({
    method: 'GET',
    path: '/users/{ownerId}/notifications/counts',
    owner: 'user',
    allow: 'manager',
    reply: One(z.array(TopicCounts)),
    summary: 'Count the notifications of each topic',
  }),
  openAll: route({
    method: 'PUT',
    path: '/users/{ownerId}/notifications/allOpened',
    owner: 'user',
    allow: 'manager',
    data: z.strictObject({
      /** Of the newest that the caller has seen. Later ones stay as they are. */
      sequence: z.int().min(0),
      /** Of this topic only. */
      topic: line(50).optional(),
    }),
    reply: Nothing,
    summary: 'Mark all notifications up to one as opened',
  }),
}
