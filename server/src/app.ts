import { constants } from 'node:zlib'
import type { OutsideLinks, SignInSettings } from '@app/contract/page-surroundings.ts'
import { services } from '@app/contract/tree.ts'
import compress from '@fastify/compress'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { registerDelivery } from './delivery/register-delivery.ts'
import { keepHouse } from './housekeeping.ts'
import { registerDocs } from './openapi/register-docs.ts'
import { builtPages } from './pages/built-pages.ts'
import { livePages } from './pages/live-pages.ts'
import { registerPages } from './pages/register-pages.ts'
import { registerSiteFiles } from './pages/site-files.ts'
import { registerSitemap } from './pages/sitemap.ts'
import { bearerAuthentication, type TokenRules } from './platform/auth.ts'
import type { Connections } from './platform/database.ts'
import { createFileStore, largestFile } from './platform/files/file-store.ts'
import { implement } from './platform/http/implement.ts'
import { inProcess } from './platform/http/in-process.ts'
import { httpServer } from './platform/http/server.ts'
import { facilityService, type FacilityServiceParts } from './services/facility-mgmt/index.ts'
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
  geocode: FacilityServiceParts['geocode']
  /** Holds every reply against its schema; for development and tests. */
  checkReplies: boolean
  proxies?: number
  /** Without it the server is its API alone. */
  pages?: PageParts
}

export interface PageParts {
  /** As they were built, or from their sources. */
  from: 'build' | 'sources'
  signIn: SignInSettings
  links: OutsideLinks
  isDevelopment: boolean
}

// Beyond this, a page costs more to compress than its last bytes cost to send.
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/** The composition root: every service plugged in, by name. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { connections, databaseUrl, dataDir, geocode, tokens } = parts
  const app = httpServer(
    parts.log,
    bearerAuthentication(tokens, signIn(connections.db, tokens.userinfo)),
    parts.proxies,
  )
  // Bodies that come in compressed are not wanted: they unfold to any size.
  await app.register(compress, { globalDecompression: false, encodings: ['br', 'gzip'], brotliOptions })
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
  if (parts.pages) {
    const { from, ...settings } = parts.pages
    const { brand, origin } = parts
    const api = { 'facility-mgmt': inProcess(facilities, connections) }
    registerSiteFiles(app, parts)
    registerSitemap(app, { api, origin, published: facilities.published })
    const pages = from === 'build' ? await builtPages() : await livePages(app, dataDir)
    await registerPages(app, pages, { api, brand, origin, ...settings })
  }
  return app
}
