import * as z from 'zod'
import { collection } from '../collection.ts'
import { Id, Instant, line, Many, Nothing, One, Page } from '../envelope.ts'
import { conversationQuota, Group, GroupAbout, GroupContact } from '../groups/group-schema.ts'
import { Author, DirectMessageDraft, GroupEvent } from '../groups/message-schema.ts'
import { longestText, shortestText } from '../rules/limits.ts'
import { toggle, toggleMany } from '../patterns/toggle.ts'
import { route } from '../route.ts'

/** A group as a row of somebody's list of conversations. It has the id of the group. */
export const UserThread = z.object({
  id: Id,
  /** Of the group, of the page for whoever contacted its team, or else the names of up to three other members. */
  name: z.string(),
  memberCount: z.int(),
  /** Up to three other members, those who joined last first. */
  people: z.array(z.object({ id: Id, name: z.string(), picture: z.string().nullable() })),
  isDirect: z.boolean(),
  aboutId: Id.nullable(),
  about: GroupAbout.nullable(),
  isContact: z.boolean(),
  contact: GroupContact.nullable(),
  /** Null without any. The text is the beginning of the message. It and the event are null for administrators. */
  lastMessage: z
    .object({
      sequence: z.int(),
      author: Author,
      event: GroupEvent.nullable(),
      text: z.string().nullable(),
      attachmentCount: z.int(),
      createdDate: Instant,
      isDeleted: z.boolean(),
    })
    .nullable(),
  /** How many messages came after the read mark. 0 for ignored groups. */
  unread: z.int(),
  isOpened: z.boolean(),
  isArchived: z.boolean(),
  isMuted: z.boolean(),
  isIgnored: z.boolean(),
  createdDate: Instant,
  /** Of the last message, or of the creation. */
  updatedDate: Instant,
})
export type UserThread = z.output<typeof UserThread>

export const threadCollection = collection({
  item: UserThread,
  draft: z.strictObject({}),
  texts: ['name'],
  sort: '-updatedDate',
  quota: { most: null },
})

const place = { owner: 'user', path: '/users/{ownerId}/threads' } as const
const own = { owner: 'user', allow: 'manager' } as const
const opened = { name: 'opened', flag: 'isOpened' } as const
const archived = { name: 'archived', flag: 'isArchived' } as const

/** Somebody's conversations, newest first. Administrators see them without texts. */
export const threads = {
  list: route({ ...own, method: 'GET', path: place.path, query: Page, reply: Many(UserThread) }),
  filtered: route({
    ...own,
    method: 'POST',
    path: `${place.path}/filtered`,
    effect: 'read',
    query: Page,
    data: threadCollection.filter,
    reply: Many(UserThread),
  }),
  opened: toggle(place, threadCollection, opened),
  archived: toggle(place, threadCollection, archived),
  openMany: toggleMany(place, opened),
  archiveMany: toggleMany(place, archived),
  remove: route({
    ...own,
    method: 'DELETE',
    path: `${place.path}/{id}`,
    reply: Nothing,
    summary: 'Take a conversation off the list until its next message. The person stays in it',
  }),
}

/** A message that has the words, with what surrounds them. */
const FoundMessage = z.object({
  groupId: Id,
  /** Of the conversation, as the list names it. */
  name: z.string(),
  sequence: z.int(),
  text: z.string(),
  createdDate: Instant,
})
export type FoundMessage = z.output<typeof FoundMessage>

/** At most so many are found. */
export const mostFoundMessages = 20

export const foundMessages = route({
  owner: null,
  allow: 'user',
  method: 'POST',
  path: '/users/my/messages/search',
  effect: 'read',
  data: z.strictObject({ text: line(longestText).min(shortestText) }),
  reply: One(z.array(FoundMessage)),
  summary: 'Messages of the caller’s own conversations by their words, the newest first, at most 20',
})

/** Finds people by their id even if they are hidden, as long as they share a conversation with the caller. */
export const message = route({
  owner: null,
  allow: 'user',
  method: 'POST',
  path: '/users/{userId}/message',
  otherStatus: 201,
  quotas: [conversationQuota],
  data: DirectMessageDraft.optional(),
  reply: One(Group),
  summary: 'Open the conversation with somebody, or find it, and send a first message if there is one',
})
