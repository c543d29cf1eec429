import * as z from 'zod'
import { Id, Nothing, One } from '../envelope.ts'
import { quotasOf } from '../quota.ts'
import { route } from '../route.ts'

/** What a browser's `PushSubscription` has. */
const PushSubscriptionDraft = z.strictObject({
  /** Of the browser's push service: https, and a name. */
  endpoint: z.string().max(2000),
  /** In base64url. */
  keys: z.strictObject({
    p256dh: z.string().regex(/^[\w-]{87}$/, 'must be 65 bytes in base64url'),
    auth: z.string().regex(/^[\w-]{22}$/, 'must be 16 bytes in base64url'),
  }),
})

const own = { owner: null, allow: 'user' } as const
const path = '/users/my/push'

/** Notifications on the caller's devices while the product is closed. */
export const push = {
  get: route({
    ...own,
    method: 'GET',
    path,
    reply: One(
      z.object({
        /** The `applicationServerKey` to subscribe with, in base64url. */
        publicKey: z.string(),
      }),
    ),
    summary: 'The key that browsers subscribe with (VAPID)',
  }),
  subscribe: route({
    ...own,
    method: 'PUT',
    path: `${path}/subscriptions`,
    quotas: quotasOf('pushSubscriptions', { noun: 'devices', most: 20 }),
    otherStatus: 201,
    data: PushSubscriptionDraft,
    reply: One(z.object({ id: Id })),
    summary:
      'Send notifications to this browser, as long as the session of the token lasts. Repeating it renews the subscription',
  }),
  unsubscribe: route({
    ...own,
    method: 'DELETE',
    path: `${path}/subscriptions/{subscriptionId}`,
    reply: Nothing,
    summary: 'Send nothing to a browser anymore. Changes nothing if it is gone',
  }),
}
