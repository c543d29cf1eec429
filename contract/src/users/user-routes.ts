import * as z from 'zod'
import { Flag, Id, Instant, line, Many, One, Page } from '../envelope.ts'
import { route } from '../route.ts'

/** A user as administrators see them. */
export const ManagedUser = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  isEmailVerified: z.boolean(),
  picture: z.string().nullable(),
  /** According to the last token. */
  isAdmin: z.boolean(),
  /** How many pages have the user on their team. */
  profileCount: z.int(),
  createdDate: Instant,
  /** Null unless blocked. */
  block: z
    .object({
      reason: z.string(),
      date: Instant,
      /** The administrator. Null if the account is gone. */
      byName: z.string().nullable(),
    })
    .nullable(),
})
export type ManagedUser = z.output<typeof ManagedUser>

const UserSearch = Page.extend({
  /** Matches names and email addresses, word by word. */
  text: z.string().trim().max(200).default(''),
  isBlocked: Flag.optional(),
})

const block = '/users/{userId}/block'
const admins = { owner: null, allow: 'admin' } as const

/** Users of the whole product, for administrators. */
export const users = {
  search: route({
    ...admins,
    method: 'GET',
    path: '/users/search',
    query: UserSearch,
    reply: Many(ManagedUser),
    summary: 'Users by name or email, for administrators. The newest first, of blocked ones the last blocked',
  }),
  block: route({
    ...admins,
    method: 'PUT',
    path: block,
    data: z.strictObject({ reason: line(500) }),
    reply: One(ManagedUser),
    summary:
      'Block a user: sessions and tokens end within a second, and logins are refused. Profiles stay. Repeating it changes the reason',
  }),
  unblock: route({
    ...admins,
    method: 'DELETE',
    path: block,
    reply: One(ManagedUser),
    summary: 'Unblock a user, who can then log in again',
  }),
}
