import * as z from 'zod'
import { Entitlements, type Abilities } from '../entitlements.ts'
import { Many, Nothing, One, Page } from '../envelope.ts'
import { files, storedFiles, StoredFileDraft } from '../patterns/files.ts'
import { itemAbilities, itemEntitlements } from '../patterns/item-entitlements.ts'
import { singleItem, wholeList, type Place } from '../patterns/items.ts'
import { flagQuery } from '../patterns/toggle.ts'
import type { Collection } from '../collection.ts'
import { quotasOf } from '../quota.ts'
import { route, withRights } from '../route.ts'
import { maxReactions } from '../rules/limits.ts'
import {
  conversationQuota,
  Group,
  groupCollection,
  GroupDraft,
  groupMemberCollection,
} from './group-schema.ts'
import { DirectMessageDraft, Emoji, messageCollection, MessageVersion } from './message-schema.ts'

const path = '/groups'
const one = { path: `${path}/{id}`, owner: 'group' } as const
const anyone = { owner: null, allow: 'user' } as const
const inGroup = { owner: 'group', allow: 'member' } as const
const access = { read: 'member', write: 'member' } as const
const quotas = quotasOf(path, groupCollection.quota)

const place = <const N extends string>(name: N) =>
  ({ owner: 'group', path: `/groups/{ownerId}/${name}` }) as const

/** The groups that the caller is in. */
const list = <const P extends string>(listPath: P) => ({
  list: route({ ...anyone, method: 'GET', path: listPath, quotas, query: Page, reply: Many(Group) }),
  filtered: route({
    ...anyone,
    method: 'POST',
    path: `${listPath}/filtered`,
    effect: 'read',
    query: Page,
    data: groupCollection.filter,
    reply: Many(Group),
  }),
})
const my = list('/groups/my')

/** Lists of a conversation aren't exported: everybody takes along what they wrote with their data. */
function conversation<
  const P extends string,
  I extends z.ZodObject,
  D extends z.ZodType,
  C extends z.ZodType,
>(of: Place<P>, collection: Collection<I, D, C>) {
  const { export: _, ...routes } = wholeList(of, collection, access)
  return routes
}

const memberPlace = place('members')
const memberList = conversation(memberPlace, groupMemberCollection)
const member = singleItem(
  memberPlace,
  groupMemberCollection,
  { read: 'member', write: 'manager' },
  'groupMember',
)
const memberRoutes = {
  ...memberList,
  create: withRights(memberList.create, { allow: 'manager' }),
  ...member,
  remove: withRights(member.remove, { allow: 'member', check: 'self' }),
}

const messagePlace = place('messages')
const message = singleItem(messagePlace, messageCollection, access, 'groupMessage')
const reaction = {
  ...inGroup,
  path: `${messagePlace.path}/{id}/reactions`,
  query: z.object({ emoji: Emoji }),
  reply: One(messageCollection.item),
} as const

const GroupFileDraft = StoredFileDraft.extend({
  /** Whether only its author sees it, until it is sent with a message. Others are for all members as soon as they have content. */
  isUnsent: z.boolean().default(false),
})

/** Files that members share. Nobody but the uploader changes one, and managers may remove it. */
function groupFiles<const N extends string>(name: N, item: 'groupImage' | 'groupDocument', most: number) {
  const filePlace = place(name)
  const quota = { name: `${item}s`, noun: name, most, mostAtFirst: most / 10 }
  const { export: _, ...routes } = files(filePlace, access, { ...storedFiles, quota })
  const { quotas: fileQuotas } = routes.create
  const all = {
    ...routes,
    create: route({
      ...filePlace,
      method: 'POST',
      allow: access.write,
      quotas: fileQuotas,
      status: 201,
      data: GroupFileDraft,
      reply: One(storedFiles.item),
    }),
    update: withRights(routes.update, { item, check: 'author' }),
    remove: withRights(routes.remove, { item, check: 'self' }),
    putFile: withRights(routes.putFile, { item, check: 'author' }),
    sort: withRights(routes.sort, { allow: 'manager' }),
  }
  return { ...all, entitlements: itemEntitlements(filePlace, all) }
}

/** Conversations. Only their members find them: for everybody else, administrators too, there are none. */
export const groups = {
  ...list(path),
  create: route({
    ...anyone,
    method: 'POST',
    path,
    quotas: [...quotas, conversationQuota],
    status: 201,
    data: GroupDraft,
    reply: One(Group),
  }),
  contact: route({
    ...anyone,
    method: 'POST',
    path: '/groups/about/{profileId}',
    otherStatus: 201,
    quotas: [conversationQuota],
    data: DirectMessageDraft,
    reply: One(Group),
    summary:
      'Write to the team of a page: opens the caller’s conversation with it, or finds it. Everybody on the team may answer, now and later',
  }),
  my: my.list,
  filteredMy: my.filtered,
  get: route({ ...one, method: 'GET', allow: 'member', reply: One(Group) }),
  update: route({ ...one, method: 'PATCH', allow: 'manager', body: 'patch', reply: One(Group) }),
  remove: route({
    ...one,
    method: 'DELETE',
    allow: 'manager',
    reply: Nothing,
    summary: 'Delete a group with its messages, for all members',
  }),
  entitlements: route({
    ...inGroup,
    method: 'GET',
    path: '/groups/{id}/my/entitlements',
    reply: One(Entitlements),
  }),
  mute: route({
    ...inGroup,
    method: 'PUT',
    path: '/groups/{id}/mute',
    query: flagQuery('isMuted'),
    reply: One(Group),
    summary: 'Stop notices of a group for the caller, or get them again',
  }),
  ignore: route({
    ...inGroup,
    method: 'PUT',
    path: '/groups/{id}/ignore',
    query: flagQuery('isIgnored'),
    reply: One(Group),
    summary: 'Ignore a group: it is never unread and stays archived. Other members don’t learn it',
  }),
  read: route({
    ...inGroup,
    method: 'PUT',
    path: '/groups/{ownerId}/read',
    data: z.strictObject({
      /** Of the last message that the caller has seen. */
      sequence: z.int().min(0),
    }),
    reply: Nothing,
    summary: 'Move the caller’s read mark forward. A lower number changes nothing',
  }),
  typing: route({
    ...inGroup,
    method: 'PUT',
    path: '/groups/{ownerId}/typing',
    reply: Nothing,
    summary:
      'Tell open sessions of the other members that the caller is typing. It is stored nowhere. Calls within two seconds, and of people who aren’t visible, tell nobody',
  }),
  members: { ...memberRoutes, entitlements: itemEntitlements(memberPlace, memberRoutes) },
  messages: {
    ...conversation(messagePlace, messageCollection),
    ...message,
    update: withRights(message.update, { check: 'author' }),
    remove: withRights(message.remove, { check: 'self' }),
    versions: route({
      owner: 'group',
      allow: 'manager',
      method: 'GET',
      path: `${messagePlace.path}/{id}/versions`,
      reply: z.object({ data: z.array(MessageVersion) }),
      summary: 'Earlier texts of a message that was edited or deleted, the last one first',
    }),
    react: route({
      ...reaction,
      method: 'PUT',
      otherStatus: 201,
      quotas: quotasOf('messageReactions', { noun: 'reactions to this message', most: maxReactions }),
      summary: 'React with an emoji. Repeating it changes nothing',
    }),
    unreact: route({ ...reaction, method: 'DELETE', summary: 'Take a reaction back' }),
  },
  images: groupFiles('images', 'groupImage', 5000),
  documents: groupFiles('documents', 'groupDocument', 2000),
}

/** What callers may do with a group, and with what is in it. */
export const groupAbilities = {
  update: groups.update,
  delete: groups.remove,
  manageMembers: groups.members.create,
  readVersions: groups.messages.versions,
} satisfies Abilities
export const groupMemberAbilities = itemAbilities(memberRoutes)
export const groupImageAbilities = itemAbilities(groups.images)
export const groupDocumentAbilities = itemAbilities(groups.documents)
