import { isIP } from 'node:net'
import { guardedRequest, RefusedAddress } from '../outgoing/guarded-request.ts'
import { isPublicAddress } from '../outgoing/public-address.ts'
import { encryptPush, type PushKeys } from './encrypt-push.ts'
import type { Vapid } from './vapid.ts'

export interface PushSettings {
  /** Push services at addresses that would otherwise be refused, as the operator configured. */
  origins: readonly string[]
  /** For a whole exchange. */
  timeoutMs?: number
}

export interface PushMessage {
  /** At most `maxPushBytes`. */
  text: string
  /** At most 32 characters of base64url. A newer message replaces one of the same topic that wasn't delivered. */
  topic: string
  urgency: 'low' | 'normal' | 'high'
}

/** Where a browser gets its messages. */
export interface PushTarget extends PushKeys {
  endpoint: string
}

/**
 * `gone`: the browser has no subscription there, or it is an address that we don't send to. `refused`: the message is at fault. `denied`: our
 * credentials are, as with a wrong clock, and that says nothing about the subscription. `failed`: it may work later.
 */
export type PushOutcome = 'sent' | 'gone' | 'refused' | 'denied' | 'failed'

export type SendPush = (target: PushTarget, message: PushMessage) => Promise<PushOutcome>

/** A push service keeps a message for a browser that is off: a day. */
export const keptSeconds = 86_400

const gone: ReadonlySet<number> = new Set([404, 410])
const refused: ReadonlySet<number> = new Set([400, 413])
const denied: ReadonlySet<number> = new Set([401, 403])

/**
 * Whether a subscription may be at this address: that of a service by its name, over https. What the name resolves to is checked when
 * something is sent.
 */
export function isPushEndpoint(endpoint: string, { origins }: PushSettings): boolean {
  const url = URL.parse(endpoint)
  if (url === null || url.username !== '' || url.password !== '') return false
  if (origins.includes(url.origin)) return true
  const host = url.hostname.replace(/^\[|\]$/g, '')
  return url.protocol === 'https:' && url.port === '' && isIP(host) === 0 && host.includes('.')
}

/** Sends a message to the service of a browser. Never throws. */
export const pushSender =
  (vapid: Vapid, settings: PushSettings): SendPush =>
  async ({ endpoint, ...keys }, { text, topic, urgency }) => {
    const { origins, timeoutMs = 10_000 } = settings
    if (!isPushEndpoint(endpoint, settings)) return 'gone'
    const url = new URL(endpoint)
    try {
      const reply = await guardedRequest({
        method: 'POST',
        url,
        headers: {
          authorization: await vapid.authorization(url.origin),
          'content-type': 'application/octet-stream',
          'content-encoding': 'aes128gcm',
          ttl: String(keptSeconds),
          topic,
          urgency,
        },
        body: encryptPush(Buffer.from(text), keys),
        signal: AbortSignal.timeout(timeoutMs),
        isAllowed: origins.includes(url.origin) ? () => true : isPublicAddress,
      })
      reply.destroy()
      return outcomeOf(reply.statusCode ?? 0)
    } catch (error) {
      return error instanceof RefusedAddress ? 'gone' : 'failed'
    }
  }

/** Redirects aren't followed: no push service has them. */
function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'sent'
  if (gone.has(status)) return 'gone'
  if (denied.has(status)) return 'denied'
  return refused.has(status) ? 'refused' : 'failed'
}
