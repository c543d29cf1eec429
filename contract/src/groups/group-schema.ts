import * as z from 'zod'
import { collection } from '../collection.ts'
import { distinct, FileUrl, Id, Instant, line } from '../envelope.ts'
import { KindName } from '../profile-schema.ts'
import type { Quota } from '../quota.ts'
import { maxGroupMembers, maxGroupName } from '../rules/limits.ts'
import { withoutDirectionMarks } from '../rules/direction-marks.ts'

/** Members write; managers also name the group, choose its members and remove messages. */
export const groupRoles = ['member', 'manager'] as const
const GroupRole = z.enum(groupRoles)

/** The page that a conversation is about. */
export const GroupAbout = z.object({ id: Id, kind: KindName, name: z.string(), picture: FileUrl })

/** A person's conversation with the team of a page. */
export const GroupContact = z.object({
  /** Whether the caller is on the team. */
  isTeam: z.boolean(),
  /** Who contacted the team. Null if the account is gone. */
  person: z.object({ id: Id, name: z.string(), picture: z.string().nullable() }).nullable(),
})

/** The request that a host and an organizer talk about. `leadId` is the page of the host's team, and null for the organizer. */
const GroupRequest = z.object({ eventId: Id, name: z.string(), leadId: Id.nullable() })

/** A conversation of several people, as one of its members sees it. */
export const Group = z.object({
  id: Id,
  /** Null for a group without a name, which is shown by the names of its members. */
  name: z.string().nullable(),
  /** A conversation of two. There is at most one for each pair, and it has no managers. */
  isDirect: z.boolean(),
  /** The profile whose team was contacted, or whose team has this group. */
  aboutId: Id.nullable(),
  about: GroupAbout.nullable(),
  /**
   * Whether a person contacted the team of the page. There is at most one for each person and page. It has no managers, and
   * its members follow the team.
   */
  isContact: z.boolean(),
  contact: GroupContact.nullable(),
  /** Null as well once the caller sees the request no longer. */
  request: GroupRequest.nullable(),
  memberCount: z.int(),
  /** The number of the newest message, and so of all messages. 0 without any. */
  lastSequence: z.int(),
  /** Counts up with every new, edited, deleted or reacted message. */
  lastChange: z.int(),
  /** The sequence up to which the caller has read. */
  readSequence: z.int(),
  isArchived: z.boolean(),
  /** Without notices. */
  isMuted: z.boolean(),
  /** Without notices and unread messages. */
  isIgnored: z.boolean(),
  createdDate: Instant,
  /** Of the last message, or of the creation. */
  updatedDate: Instant,
})
export type Group = z.output<typeof Group>

/** Like those of people, names have no marks that make them read as something else. */
const GroupName = line(maxGroupName).overwrite(withoutDirectionMarks).trim().min(1).nullable()

/** The caller becomes the manager, and everybody else a member at once. */
export const GroupDraft = z.strictObject({
  name: GroupName.default(null),
  memberIds: distinct(Id, 'a person')
    .min(1)
    .max(maxGroupMembers - 1),
  /** A page whose team the caller is on. */
  aboutId: Id.nullable().default(null),
})

export const groupCollection = collection({
  item: Group,
  draft: GroupDraft,
  change: z.strictObject({ name: GroupName }),
  texts: ['name'],
  sort: '-updatedDate',
  quota: { name: 'groups', most: 2000, mostAtFirst: 20 },
})

/** Groups and first messages to somebody. */
export const conversationQuota = {
  name: 'conversationsPerDay',
  noun: 'new conversations a day',
  most: 200,
  mostAtFirst: 20,
} satisfies Quota

export const GroupMember = z.object({
  id: Id,
  userId: Id,
  name: z.string(),
  picture: z.string().nullable(),
  role: GroupRole,
  /** Whether the person is in the conversation because they are on the team of the page. */
  isTeam: z.boolean(),
  /** The sequence up to which the person has read. Null for people who aren't visible. */
  readSequence: z.int().nullable(),
  createdDate: Instant,
})
export type GroupMember = z.output<typeof GroupMember>

export const groupMemberCollection = collection({
  item: GroupMember,
  draft: z.strictObject({ userId: Id, role: GroupRole.default('member') }),
  change: z.strictObject({ role: GroupRole }),
  texts: ['name'],
  unfiltered: ['picture', 'readSequence'],
  quota: { name: 'groupMembers', noun: 'members', most: maxGroupMembers },
})
