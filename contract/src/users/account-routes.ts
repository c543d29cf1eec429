import * as z from 'zod'
import { Id, Instant, Nothing, One } from '../envelope.ts'
import { Token } from '../contact/claim-routes.ts'
import { route } from '../route.ts'
import { UserProfile } from './user-schema.ts'
import { UserSettings } from './settings-schema.ts'

/** A browser in which the caller is signed in. */
export const UserSession = z.object({
  id: Id,
  /** Such as 'Firefox on Windows'. Null if it is unknown. */
  device: z.string().nullable(),
  createdDate: Instant,
  lastUsedDate: Instant,
  /** Whether the token of this call was issued in it. */
  isCurrent: z.boolean(),
})
export type UserSession = z.output<typeof UserSession>

/** A program that the caller allowed to act for them at `/mcp`. */
export const ConnectedProgram = z.object({
  id: Id,
  /** As the program called itself when it was allowed. */
  name: z.string(),
  /** The host of the document that describes it. */
  host: z.string(),
  /** What it may do, such as `mcp:read`. */
  scopes: z.array(z.string()),
  createdDate: Instant,
  /** When it last got a token, which it does every few minutes while it works. */
  lastUsedDate: Instant,
})

/** A link to the caller's data, without the origin. */
export const DataLink = z.object({ url: z.string(), fileName: z.string(), expiresDate: Instant })

const own = { owner: null, allow: 'user' } as const

/** The caller's own account. Nobody else has these, not even administrators. */
export const account = {
  settings: {
    get: route({ ...own, method: 'GET', path: '/users/my/settings', reply: One(UserSettings) }),
    update: route({
      ...own,
      method: 'PATCH',
      path: '/users/my/settings',
      body: 'patch',
      reply: One(UserSettings),
    }),
  },
  sessions: {
    list: route({
      ...own,
      method: 'GET',
      path: '/users/my/sessions',
      reply: z.object({ data: z.array(UserSession) }),
      summary:
        'Browsers in which the caller is signed in, the last used first. Empty for an external provider',
    }),
    end: route({
      ...own,
      method: 'DELETE',
      path: '/users/my/sessions/{sessionId}',
      reply: Nothing,
      summary: 'Sign out in one browser, at once. Changes nothing if it has ended already',
    }),
    endAll: route({
      ...own,
      method: 'PUT',
      path: '/users/my/signOut',
      data: z.strictObject({}),
      reply: Nothing,
      summary: 'Sign out everywhere, here too: all sessions and tokens end within a second',
    }),
  },
  programs: {
    list: route({
      ...own,
      method: 'GET',
      path: '/users/my/programs',
      reply: One(
        z.object({
          /** False if another provider logs the caller in, where programs are managed then. */
          isManagedHere: z.boolean(),
          programs: z.array(ConnectedProgram),
        }),
      ),
      summary: 'Programs that act for the caller, the last used first',
    }),
    end: route({
      ...own,
      method: 'DELETE',
      path: '/users/my/programs/{programId}',
      reply: Nothing,
      summary:
        'Disconnect a program: its tokens end within a second. Changes nothing if it has ended already',
    }),
  },
  email: {
    change: route({
      ...own,
      method: 'PUT',
      path: '/users/my/email',
      status: 202,
      data: z.strictObject({ email: z.email().max(254) }),
      reply: Nothing,
      summary: 'Send a link to a new address. The reply is the same for addresses that have an account',
    }),
    confirm: route({
      ...own,
      method: 'PUT',
      path: '/users/my/email/confirm',
      data: z.strictObject({ token: Token }),
      reply: One(UserProfile),
      summary: 'Change the address with the mailed link, as the same user',
    }),
  },
  data: route({
    ...own,
    method: 'POST',
    path: '/users/my/data',
    budget: 'exports',
    status: 201,
    data: z.strictObject({}),
    reply: One(DataLink),
    summary:
      'A link to everything that is stored about the caller. It works once, within 15 minutes, with a token of the same user',
  }),
}
