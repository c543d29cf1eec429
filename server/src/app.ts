import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { services } from '@app/contract/tree.ts'
import { registerDelivery } from './delivery/register-delivery.ts'
import { keepHouse } from './housekeeping.ts'
import { registerDocs } from './openapi/register-docs.ts'
import type { Geocode } from './patterns/settle.ts'
import { bearerAuthentication, type TokenRules } from './platform/auth.ts'
import type { Connections } from './platform/database.ts'
import { createFileStore, largestFile } from './platform/files/file-store.ts'
import { implement } from './platform/http/implement.ts'
import { httpServer } from './platform/http/server.ts'
import { facilityService } from './services/facility-mgmt/index.ts'
import { signIn } from './services/user-mgmt/index.ts'

export interface AppParts {
  connections: Connections
  databaseUrl: string
  dataDir: string
  origin: string
  brand: string
  log: FastifyBaseLogger
  tokens: TokenRules & { userinfo?: string | undefined }
  /** Looks places up. A write asks it while its transaction holds a connection, so it must not share their pool. */
  geocode: Geocode
  /** Holds every reply against its schema; for development and tests. */
  checkReplies: boolean
  proxies?: number
}

/** The composition root: every service plugged in, by name. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { connections, databaseUrl, dataDir, geocode, tokens } = parts
  const app = httpServer(
    parts.log,
    bearerAuthentication(tokens, signIn(connections.db, tokens.userinfo)),
    parts.proxies,
  )
  const store = await createFileStore({ dataDir })
  const facilities = await facilityService({ connections, databaseUrl, geocode, store, log: parts.log })
  const stopCleaning = keepHouse(connections.db, store, parts.log)
  app.addHook('onClose', async () => {
    stopCleaning()
    await facilities.close()
  })
  implement(app, { connections, checkReplies: parts.checkReplies, largestFile }, facilities)
  registerDelivery(app, { store, dataDir })
  registerDocs(
    app,
    Object.entries(services).map(([name, tree]) => ({ name, tree })),
    parts,
  )
  return app
}
