import * as z from 'zod'
import { Id, Instant, line, Many, One, Page, prose } from '../envelope.ts'
import { route } from '../route.ts'
import { inquiryTopics } from '../rules/inquiry-topics.ts'
import { longestText, maxInquiry } from '../rules/limits.ts'
import { Token } from './claim-routes.ts'

/** `Open`: the team's turn. `Answered`: the sender's turn. `Closed`: done, until the sender writes again. */
export const InquiryStatus = z.enum(['Open', 'Answered', 'Closed'])
export type InquiryStatus = z.output<typeof InquiryStatus>

const Message = z.object({
  id: Id,
  /** Whether the team wrote it. */
  isTeam: z.boolean(),
  text: z.string(),
  createdDate: Instant,
})

const summary = {
  id: Id,
  topic: z.enum(inquiryTopics),
  /** The path of a page of ours. */
  about: z.string().nullable(),
  status: InquiryStatus,
  createdDate: Instant,
  /** Of the latest message, or when it was closed. */
  changedDate: Instant,
  messageCount: z.int(),
}

/** A message to the team, in a list of the sender. */
export const InquirySummary = z.object({
  ...summary,
  /** The first message. */
  text: z.string(),
})
export type InquirySummary = z.output<typeof InquirySummary>

const sender = {
  name: z.string(),
  email: z.string(),
  /** Whether the sender reads this address, as far as we know. */
  isConfirmed: z.boolean(),
}

/** A message to the team with its replies, oldest first, as its sender sees it. */
export const Inquiry = z.object({ ...summary, ...sender, messages: z.array(Message) })
export type Inquiry = z.output<typeof Inquiry>

/** A message to the team as administrators see it. A list has its last three messages. */
export const InquiryToAnswer = z.object({
  ...summary,
  ...sender,
  /** Null if it was sent without an account. */
  user: z.object({ id: Id, name: z.string() }).nullable(),
  messages: z.array(
    Message.extend({
      /** The administrator who wrote it. Null for the sender, and if the account is gone. */
      byName: z.string().nullable(),
    }),
  ),
})
export type InquiryToAnswer = z.output<typeof InquiryToAnswer>

const text = prose(maxInquiry).min(1)

export const InquiryDraft = z.strictObject({
  topic: z.enum(inquiryTopics),
  message: text,
  /** Required without an account. Otherwise, those of the account are used. */
  name: line(100).optional(),
  email: z.email().max(254).optional(),
  about: z
    .string()
    .trim()
    .max(300)
    // Not the hash, which may have the key of a private page.
    .regex(
      /^\/(?![/\\])[^\s\\#\p{Cc}\p{Cs}]*$/u,
      'must be the address of a page here, such as /facilities/marketplace',
    )
    .nullable()
    .default(null),
  /** People don't see this field. Programs that fill in every field do. */
  fax: z.string().max(500).default(''),
})

/** The key in the link that was mailed to the sender, or the id of the caller's own inquiry. */
const access = { key: Token.optional(), inquiryId: Id.optional() }
const isOne = ({ key, inquiryId }: { key?: unknown; inquiryId?: unknown }) =>
  (key === undefined) !== (inquiryId === undefined)
const isOneMessage = { message: 'must be set, or inquiryId, but not both', path: ['key'] }

const anyone = { owner: null, allow: 'visitor', method: 'POST' } as const
const admins = { owner: null, allow: 'admin' } as const

/** Messages to the team of the product, and its replies. */
export const inquiries = {
  create: route({
    ...anyone,
    path: '/inquiries',
    status: 201,
    data: InquiryDraft,
    /** `id` only for people who are signed in. */
    reply: One(z.object({ id: Id.nullable() })),
    summary: 'Write to the team. A sender without an account is emailed a link to the replies',
  }),
  read: route({
    ...anyone,
    path: '/inquiries/read',
    effect: 'read',
    data: z.strictObject(access).refine(isOne, isOneMessage),
    reply: One(Inquiry),
    summary: 'For the holder of the mailed link, or for the user who sent it',
  }),
  confirm: route({
    ...anyone,
    path: '/inquiries/confirmations',
    data: z.strictObject({ key: Token }),
    reply: One(Inquiry),
    summary: 'Confirm that the message came from this address. Emails about it then contain the replies',
  }),
  reply: route({
    ...anyone,
    path: '/inquiries/replies',
    status: 201,
    data: z.strictObject({ ...access, text }).refine(isOne, isOneMessage),
    reply: One(Inquiry),
    summary: 'Write again, as the sender. Reopens an inquiry that was closed',
  }),
  my: route({
    method: 'GET',
    path: '/inquiries/my',
    owner: null,
    allow: 'user',
    query: Page,
    reply: Many(InquirySummary),
    summary: 'What the caller wrote to the team, latest change first',
  }),
  list: route({
    ...admins,
    method: 'GET',
    path: '/inquiries',
    query: Page.extend({
      status: InquiryStatus.default('Open'),
      text: z.string().trim().max(longestText).default(''),
    }),
    reply: Many(InquiryToAnswer),
    summary:
      'Open ones, the longest waiting first; or others, latest change first. text searches people and messages',
  }),
  show: route({
    ...admins,
    method: 'POST',
    path: '/inquiries/shown',
    effect: 'read',
    data: z.strictObject({ inquiryId: Id }),
    reply: One(InquiryToAnswer),
    summary: 'An inquiry with all of its messages',
  }),
  answer: route({
    ...admins,
    method: 'POST',
    path: '/inquiries/answers',
    status: 201,
    data: z.strictObject({
      inquiryId: Id,
      text,
      /** Whether that settles it. */
      isClosing: z.boolean().default(false),
    }),
    reply: One(InquiryToAnswer),
    summary: 'Reply as the team. The sender is notified, or emailed without an account',
  }),
  close: route({
    ...admins,
    method: 'POST',
    path: '/inquiries/closings',
    data: z.strictObject({ inquiryId: Id }),
    reply: One(InquiryToAnswer),
    summary:
      'Close an inquiry without a reply. The sender is told nothing, and can reopen it by writing again',
  }),
}
