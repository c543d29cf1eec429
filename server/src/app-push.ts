import type { FastifyBaseLogger } from 'fastify'
import { pushSender, type PushSettings } from './platform/push/send-push.ts'
import { openVapid } from './platform/push/vapid.ts'
import { readSecret } from './platform/secrets.ts'
import type { Connections } from './platform/database.ts'
import { startPushQueue } from './services/user-mgmt/index.ts'

interface PushParts {
  connections: Connections
  writes: Connections
  databaseUrl: string
  origin: string
  /** Push services besides the public ones. By default, none. */
  push?: PushSettings | undefined
  log: FastifyBaseLogger
}

/** Starts the queue of notifications for browsers, with the key of this installation. */
export async function startAppPush({ connections, writes, databaseUrl, origin, push, log }: PushParts) {
  const settings = push ?? { origins: [] }
  const vapid = await openVapid(await readSecret(connections.pool, 'push'), origin)
  const queue = await startPushQueue({ db: writes.db, databaseUrl, send: pushSender(vapid, settings), log })
  return { publicKey: vapid.publicKey, settings, close: queue.close }
}
