import * as z from 'zod'
import { Entitlements, type Abilities } from '../entitlements.ts'
import {
  Continued,
  ContinuedBefore,
  ContinuedTake,
  Flag,
  Id,
  Instant,
  line,
  Many,
  Nothing,
  One,
  Page,
} from '../envelope.ts'
import { files } from '../patterns/files.ts'
import { route } from '../route.ts'
import { account } from './account-routes.ts'
import { activity } from './activity-routes.ts'
import { adminWork } from './admin-work-routes.ts'
import { pageWork } from './page-work-routes.ts'
import { home } from './home-routes.ts'
import { notifications } from './notification-routes.ts'
import { push } from './push-routes.ts'
import { refusedContacts } from './refusal-routes.ts'
import { suggestions } from './suggestion-routes.ts'
import { foundMessages, message, threads } from './thread-routes.ts'
import { DeletionObstacles, directory, User, UserProfile } from './user-schema.ts'

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

const UserSearch = z.object({
  /** Matches names and email addresses, word by word. */
  text: z.string().trim().max(200).default(''),
  isBlocked: Flag.optional(),
  /** The `next` of the page before. */
  before: ContinuedBefore,
  take: ContinuedTake,
})
export type UserSearch = z.output<typeof UserSearch>

const block = '/users/{userId}/block'
const admins = { owner: null, allow: 'admin' } as const
const anyone = { owner: null, allow: 'user' } as const
const one = { path: '/users/{id}', owner: 'user' } as const
/** The user, or administrators. */
const own = { owner: 'user', allow: 'manager' } as const

/** Users: the directory for everybody who is signed in, the account for the user, and more for administrators. */
export const users = {
  list: route({ ...anyone, method: 'GET', path: '/users', query: Page, reply: Many(User) }),
  filtered: route({
    ...anyone,
    method: 'POST',
    path: '/users/filtered',
    effect: 'read',
    query: Page,
    data: directory.filter,
    reply: Many(User),
  }),
  get: route({ ...one, method: 'GET', allow: 'user', reply: One(User) }),
  entitlements: route({
    method: 'GET',
    path: '/users/{id}/my/entitlements',
    owner: 'user',
    allow: 'user',
    reply: One(Entitlements),
  }),
  my: route({ ...anyone, method: 'GET', path: '/users/my', reply: One(UserProfile) }),
  profile: route({ ...own, method: 'GET', path: '/users/{id}/profile', reply: One(UserProfile) }),
  byEmail: route({
    ...anyone,
    method: 'GET',
    path: '/users/email/{email}',
    reply: One(UserProfile),
    summary:
      'The user with a verified address, in any case, for themselves and administrators. A 404 for everybody else',
  }),
  passwordReset: route({
    ...own,
    method: 'PUT',
    path: '/users/{id}/passwordReset',
    status: 202,
    reply: Nothing,
    summary: 'Email the user a link to set a new password. A 409 if they log in with another provider',
  }),
  update: route({ ...one, ...own, method: 'PATCH', body: 'patch', reply: One(UserProfile) }),
  remove: route({
    ...one,
    ...own,
    method: 'DELETE',
    isEnding: true,
    reply: Nothing,
    summary:
      'Delete an account. It cannot be undone. A 409 lists the pages that have no other manager in `profiles`',
  }),
  deletion: route({
    ...own,
    method: 'GET',
    path: '/users/{id}/deletion',
    reply: One(DeletionObstacles),
    summary: 'What prevents the deletion of an account',
  }),
  visibility: route({
    ...anyone,
    method: 'PUT',
    path: '/users/my/visibility',
    query: z.object({ isVisible: Flag }),
    reply: One(UserProfile),
    summary: 'Show the caller in directories, or hide them',
  }),
  online: route({
    ...anyone,
    method: 'POST',
    path: '/users/online',
    effect: 'read',
    data: z.array(Id).min(1).max(100),
    reply: z.object({ data: z.array(z.object({ id: Id, isOnline: z.boolean() })) }),
    summary: 'Which of these people are connected now, without those who don’t show it to the caller',
  }),
  images: files({ owner: 'user', path: '/users/{ownerId}/images' }, { read: 'user', write: 'manager' }),
  notifications,
  threads,
  foundMessages,
  message,
  refusedContacts,
  push,
  adminWork,
  pageWork,
  home,
  activity,
  suggestions,
  ...account,
  search: route({
    ...admins,
    method: 'GET',
    path: '/users/search',
    query: UserSearch,
    reply: Continued(ManagedUser),
    summary:
      'Users by name or email, for administrators. The newest first, of blocked ones the last blocked. Pages continue after a user instead of an offset',
  }),
  block: route({
    ...admins,
    method: 'PUT',
    path: block,
    isEnding: true,
    data: z.strictObject({ reason: line(500) }),
    reply: One(ManagedUser),
    summary:
      'Block a user: sessions and tokens end within a second, and logins are refused. Profiles stay. Repeating it changes the reason',
  }),
  unblock: route({
    ...admins,
    method: 'DELETE',
    path: block,
    isEnding: true,
    reply: One(ManagedUser),
    summary: 'Unblock a user, who can then log in again',
  }),
  setAdmin: route({
    ...admins,
    method: 'PUT',
    path: '/users/{userId}/admin',
    query: z.object({ isAdmin: Flag }),
    reply: One(ManagedUser),
    summary:
      'Give a user the role of an administrator, or take it. Their tokens end, so that it holds at once',
  }),
}

/** What callers may do with an account. */
export const userAbilities = {
  update: users.update,
  delete: users.remove,
  block: users.block,
  setAdmin: users.setAdmin,
} satisfies Abilities
