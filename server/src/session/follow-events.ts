import type { FastifyBaseLogger } from 'fastify'
import type { Connections } from '../platform/database.ts'
import { listen } from '../platform/notices.ts'
import { addressOf, agreeOnBackplane } from './agree-on-backplane.ts'
import { startPublisher } from './publish-events.ts'

export interface EventParts {
  connections: Connections
  writes: Connections
  databaseUrl: string
  backplaneUrl?: string | undefined
  log: FastifyBaseLogger
  onEvent: (payload: string) => void
  /** Events may have been lost. */
  onGap: () => void
}

/** Receives the events that any process rings, over the backplane if there is one, otherwise as notices of PostgreSQL. */
export async function followEvents(parts: EventParts): Promise<{ close(): Promise<void> }> {
  const { connections, databaseUrl, backplaneUrl: url, log, onEvent, onGap } = parts
  const address = url === undefined ? null : addressOf(url)
  let isStarted = false
  // With a backplane too: its connection holds the lock that makes servers agree.
  const notices = await listen(databaseUrl, 'session', onEvent, onGap, {
    onOpen: async (client) => {
      await agreeOnBackplane(client, address).catch((error: unknown) => {
        if (isStarted) log.error({ err: error }, 'events of sessions don’t arrive')
        throw error
      })
      isStarted = true
    },
  })
  if (url === undefined) return notices
  try {
    // Its client takes 30 MB of memory.
    const { openBackplane } = await import('../platform/backplane.ts')
    const { rows } = await connections.pool.query<{ id: string }>('select id from backplane')
    let publisher: ReturnType<typeof startPublisher> | undefined
    const onConnect = () => {
      onGap()
      publisher?.wake()
    }
    const channel = `session:${rows[0]?.id}`
    const backplane = await openBackplane({ url, channel, onMessage: onEvent, onConnect, log })
    publisher = startPublisher({ ...parts, backplane })
    const { stop } = publisher
    return {
      close: async () => {
        await stop()
        backplane.close()
        await notices.close()
      },
    }
  } catch (error) {
    await notices.close()
    throw error
  }
}
