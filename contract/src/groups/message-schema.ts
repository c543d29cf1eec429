import * as z from 'zod'
import { collection } from '../collection.ts'
import { Id, Instant, prose } from '../envelope.ts'
import { maxAttachments, maxMessage } from '../rules/limits.ts'

/** The author of a message. `id` is null when the account is gone; the name is 'A former member' then. */
export const Author = z.object({ id: Id.nullable(), name: z.string(), picture: z.string().nullable() })

/** What the author did to the group, in place of a message. */
export const GroupEvent = z.object({
  kind: z.enum(['added', 'removed', 'left', 'renamed']),
  /** Who was added or removed. */
  person: Author.nullable(),
  /** The new name. Null if the group has none anymore. */
  name: z.string().nullable(),
})
export type GroupEvent = z.output<typeof GroupEvent>

const Attachment = z.object({
  id: Id,
  kind: z.enum(['image', 'document']),
  name: z.string(),
  url: z.string(),
  contentType: z.string(),
  bytes: z.int(),
  width: z.int().nullable(),
  height: z.int().nullable(),
})

const emoji = /^\p{RGI_Emoji}$/v

export const Emoji = z
  .string()
  .max(40)
  .refine((text) => emoji.test(text), 'must be one emoji')

/** A message. A deleted one stays in its place, without a text and everything else that was written. */
export const GroupMessage = z.object({
  id: Id,
  /** Chosen by the author's client. Unique within group and author. */
  clientId: Id,
  /** Counts up in each group from 1, without gaps. */
  sequence: z.int(),
  /** The group's `lastChange` when the message was last written, deleted or reacted to. To catch up, filter and sort by it. */
  changeSequence: z.int(),
  author: Author,
  /** Null for what somebody wrote. An event has no text, and nobody changes it or reacts to it. */
  event: GroupEvent.nullable(),
  /** May be empty if there are attachments. */
  text: z.string(),
  /** The beginning of the message that it replies to. Its text is empty if that one was deleted. */
  replyTo: z.object({ id: Id, sequence: z.int(), author: Author, text: z.string() }).nullable(),
  /** Ids of the users who are mentioned. */
  mentions: z.array(Id),
  attachments: z.array(Attachment),
  /** In the order in which each emoji was first used. */
  reactions: z.array(z.object({ emoji: z.string(), userIds: z.array(Id) })),
  createdDate: Instant,
  /** Null unless the text was changed. */
  editedDate: Instant.nullable(),
  /** Null unless the message was deleted. */
  deletedDate: Instant.nullable(),
})
export type GroupMessage = z.output<typeof GroupMessage>

const Text = prose(maxMessage)

/** The same client id again replays the stored message. */
export const MessageDraft = z
  .strictObject({
    clientId: Id,
    text: Text.default(''),
    replyToId: Id.nullable().default(null),
    /** Ids of users in the group. */
    mentions: z.array(Id).max(50).default([]),
    /** Ids of images and documents that the caller uploaded to this group, each sent once. */
    attachments: z.array(Id).max(maxAttachments).default([]),
  })
  .refine(({ text, attachments }) => text !== '' || attachments.length > 0, {
    message: 'must not be empty without an attachment',
    path: ['text'],
  })

/** A first message to somebody. */
export const DirectMessageDraft = z.strictObject({ clientId: Id, text: Text.min(1) })

/** Everything that can be filtered by has an index. */
export const messageCollection = collection({
  item: GroupMessage,
  draft: MessageDraft,
  change: z.strictObject({ text: Text.min(1) }),
  texts: ['text'],
  sort: '-sequence',
  unfiltered: ['id', 'clientId', 'text', 'editedDate', 'deletedDate'],
  quota: { most: null },
})

/** An earlier text of a message, and when it was replaced or deleted. */
export const MessageVersion = z.object({ text: z.string(), replacedDate: Instant })
