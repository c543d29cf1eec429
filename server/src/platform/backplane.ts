import { createClient, ErrorReply } from '@redis/client'
import type { FastifyBaseLogger } from 'fastify'
import { ConfigurationError } from './configuration.ts'

/** In ms. */
const defaultTimeouts = { heartbeat: 10_000, reply: 5000 }
const firstRetryMs = 100
const maxRetryMs = 5000

const refusals = /^(?:WRONGPASS|NOAUTH|NOPERM)\b/

interface BackplaneParts {
  url: string
  channel: string
  onMessage: (text: string) => void
  /** Called with each connection after the first attempt, because messages sent before it are lost. */
  onConnect: () => void
  log: FastifyBaseLogger
  timeouts?: typeof defaultTimeouts
}

export interface Backplane {
  isConnected(): boolean
  /** Resolves when the server has passed on all of them, in order. If it rejects, it may have passed on some. */
  publish(texts: readonly string[]): Promise<void>
  close(): void
}

/**
 * Subscribes to a channel of a Valkey or Redis. Resolves without a connection if the server can't be reached, and goes on
 * trying. Throws a `ConfigurationError` if the server refuses the login.
 */
export async function openBackplane(parts: BackplaneParts): Promise<Backplane> {
  const { url, channel, onMessage, onConnect, log, timeouts = defaultTimeouts } = parts
  const inTime = <T>(work: Promise<T>) => within(timeouts.reply, work)
  type Client = ReturnType<typeof newClient>
  const newClient = () =>
    createClient({
      url,
      disableOfflineQueue: true,
      disableClientInfo: true,
      maintNotifications: 'disabled',
      // A connection is replaced as a whole, also if it doesn't answer, which the client wouldn't detect.
      socket: { connectTimeout: timeouts.reply, reconnectStrategy: false },
    })
  let closed = false
  let client: Client | undefined
  let retry: NodeJS.Timeout | undefined
  let failures = 0

  async function open() {
    const opening = newClient()
    // Errors before the connection reject `connect`, later ones are followed by `terminated`.
    opening.on('error', () => {})
    try {
      await inTime(opening.connect().then(() => opening.subscribe(channel, onMessage)))
      if (closed) throw new Error('closed')
    } catch (error) {
      opening.destroy()
      throw error
    }
    client = opening
    const timer = setInterval(
      () =>
        void inTime(opening.ping()).then(
          () => (failures = 0),
          () => opening.destroy(),
        ),
      timeouts.heartbeat,
    )
    const onEnd = () => {
      clearInterval(timer)
      if (client !== opening) return
      client = undefined
      opening.destroy()
      if (closed) return
      log.warn('the connection to the backplane broke: people get no events until it is back')
      reopenLater()
    }
    for (const event of ['terminated', 'end']) opening.once(event, onEnd)
    if (!opening.isOpen) onEnd()
  }
  const reopenLater = () => {
    const delay = Math.min(firstRetryMs * 2 ** failures++, maxRetryMs)
    if (!closed) retry = setTimeout(reopen, delay * (0.5 + Math.random() / 2))
  }
  const onReopened = () => {
    log.info('the backplane is connected')
    onConnect()
  }
  const reopen = () => void open().then(onReopened, reopenLater)

  try {
    await open()
  } catch (error) {
    const reason = error instanceof Error ? error.message : ''
    if (error instanceof ErrorReply && refusals.test(reason))
      throw new ConfigurationError(`Configuration: BACKPLANE_URL: the server refuses the login: ${reason}`)
    log.warn({ reason }, 'the backplane can’t be reached: people get no events until it can')
    reopenLater()
  }
  return {
    isConnected: () => client !== undefined,
    publish: async (texts) => {
      const current = client
      if (!current) throw new Error('the backplane is not connected')
      try {
        await inTime(Promise.all(texts.map((text) => current.publish(channel, text))))
      } catch (error) {
        // The rest must not be sent later, when the caller sends it again.
        current.destroy()
        throw error
      }
    },
    close: () => {
      closed = true
      clearTimeout(retry)
      client?.destroy()
    },
  }
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const timeout = Promise.withResolvers<never>()
  const timer = setTimeout(() => timeout.reject(new Error('no reply in time')), ms)
  try {
    return await Promise.race([work, timeout.promise])
  } finally {
    clearTimeout(timer)
  }
}
