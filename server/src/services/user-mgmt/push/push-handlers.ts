import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { nothing } from '@app/contract/envelope.ts'
import type { push } from '@app/contract/users/push-routes.ts'
import { requireRoom } from '../../../patterns/quotas.ts'
import { invalidField } from '../../../platform/errors.ts'
import { signedIn, type Handlers } from '../../../platform/http/call.ts'
import { createdIf } from '../../../platform/http/json-text.ts'
import { arePushKeys } from '../../../platform/push/encrypt-push.ts'
import { isPushEndpoint, type PushSettings } from '../../../platform/push/send-push.ts'

export interface PushParts {
  publicKey: string
  settings: PushSettings
}

/** Handlers for the browsers that get a person's notifications. */
export const pushHandlers = ({ publicKey, settings }: PushParts): Handlers<typeof push> => ({
  get: async () => ({ data: { publicKey } }),

  subscribe: async ({ data: { endpoint, keys } }, call) => {
    const { id: userId, sessionId } = signedIn(call)
    if (!isPushEndpoint(endpoint, settings))
      throw invalidField('data/endpoint', 'must be an https:// address of a push service')
    const p256dh = Buffer.from(keys.p256dh, 'base64url')
    const auth = Buffer.from(keys.auth, 'base64url')
    if (!arePushKeys({ p256dh, auth })) throw invalidField('data/keys', 'are not keys of a subscription')
    for (const quota of call.route.quotas ?? []) {
      const count = sql`select count(*) from push_subscription where user_id = ${userId} and endpoint <> ${endpoint}`
      await requireRoom(call, quota, { subjectId: userId, subject: 'You have', count })
    }
    // Whoever signed in to this browser before gets nothing there anymore, nor does the next person get theirs.
    await sql`delete from push_subscription where endpoint = ${endpoint} and user_id <> ${userId}`.execute(
      call.db,
    )
    const { rows } = await sql<{ id: string; isNew: boolean }>`
      insert into push_subscription (id, user_id, session_id, endpoint, p256dh, auth)
      values (${newId()}, ${userId}, ${sessionId ?? null}, ${endpoint}, ${p256dh}, ${auth})
      on conflict (endpoint) do update set session_id = excluded.session_id, p256dh = excluded.p256dh,
        auth = excluded.auth, seen_date = now(), failures = 0, retry_date = null
        where push_subscription.user_id = excluded.user_id
      returning id, xmax = 0 as "isNew"`.execute(call.db)
    const [subscription] = rows
    // Two people at once in one browser: the first one's stands.
    if (!subscription) throw invalidField('data/endpoint', 'belongs to somebody else')
    return createdIf(subscription.isNew, { data: { id: subscription.id } })
  },

  unsubscribe: async ({ subscriptionId }, call) => {
    await sql`delete from push_subscription where id = ${subscriptionId} and user_id = ${signedIn(call).id}`.execute(
      call.db,
    )
    return nothing
  },
})
