import * as z from 'zod'
import { Flag, Id, Instant, Many, Nothing, One, Page, prose } from '../envelope.ts'
import { quotasOf } from '../quota.ts'
import { route } from '../route.ts'
import { maxReason } from '../rules/limits.ts'

/** Somebody whom the caller doesn't want to hear from. */
export const RefusedContact = z.object({
  id: Id,
  name: z.string(),
  picture: z.string().nullable(),
  createdDate: Instant,
})
export type RefusedContact = z.output<typeof RefusedContact>

const own = { owner: null, allow: 'user' } as const
const path = '/users/my/refusedContacts'
const quotas = quotasOf('refusedContacts', { noun: 'refused people', most: 1000 })

/** People's own choice. It has nothing to do with `users.block`, by which administrators end somebody's access. */
export const refusedContacts = {
  list: route({ ...own, method: 'GET', path, quotas, query: Page, reply: Many(RefusedContact) }),
  put: route({
    ...own,
    method: 'PUT',
    path: `${path}/{userId}`,
    quotas,
    otherStatus: 201,
    reply: Nothing,
    summary: 'Refuse messages of two and invitations to groups, in both directions. The person isn’t told',
  }),
  remove: route({ ...own, method: 'DELETE', path: `${path}/{userId}`, reply: Nothing }),
}

export const reportReasons = ['Spam', 'Harassment', 'Fraud', 'Other'] as const

const UserReportDraft = z.strictObject({
  reason: z.enum(reportReasons),
  details: prose(maxReason).default(''),
  /** A message of this person that the caller can read. Its text is kept with the report. */
  messageId: Id.nullable().default(null),
})

const Person = z.object({ id: Id, name: z.string() })

/** What somebody told administrators about a person. */
export const UserReport = z.object({
  id: Id,
  ...UserReportDraft.omit({ messageId: true }).shape,
  /** The text of the message as it was, also before edits. Null without one. */
  messageText: z.string().nullable(),
  user: Person,
  /** Null if the account is gone. */
  reporter: Person.nullable(),
  createdDate: Instant,
  closedDate: Instant.nullable(),
})
export type UserReport = z.output<typeof UserReport>

const admins = { owner: null, allow: 'admin' } as const

/** Reports of people. Administrators read of conversations only what is in a report. */
export const userReports = {
  create: route({
    ...own,
    method: 'POST',
    path: '/users/{userId}/reports',
    status: 201,
    data: UserReportDraft,
    reply: Nothing,
    summary: 'Report a person to the administrators',
  }),
  list: route({
    ...admins,
    method: 'GET',
    path: '/user-reports',
    query: Page.extend({ isClosed: Flag.default(false) }),
    reply: Many(UserReport),
    summary: 'Open reports of people, or closed ones, the newest first',
  }),
  close: route({
    ...admins,
    method: 'PUT',
    path: '/user-reports/{reportId}/closed',
    query: z.object({ isClosed: Flag }),
    reply: One(UserReport),
  }),
}
