import { createServer, type RequestListener } from 'node:http'
import type { Pool } from 'pg'
import { createIdentity, type Identity, type IdentityOptions } from '../create-identity.ts'
import type { Log } from '../log.ts'
import type { Mail } from '../mail-document.ts'
import { openBrowser, type Browser } from './browser.ts'
import { createIdentityDatabase, type TestDatabase } from './identity-database.ts'
import { apiAudience, webClientId, openSignInClient, type SignInClient } from './sign-in-client.ts'

export const rolesClaim = 'https://brand.test/roles'
export const testPassword = 'a river in spring'
export const testSecret = Buffer.alloc(32, 7)

export interface IdentityServer {
  identity: Identity
  origin: string
  pool: Pool
  outbox: Mail[]
  logged: string[]
  client: SignInClient
  /** Opens a browser, by default with a new network address. */
  browser(address?: string): Browser
  /** The last email to the address, and the path of its link. */
  mailTo(address: string): { mail: Mail; link: string }
  /** Starts the provider again on another port, with the same issuer and database. */
  another(): Promise<{ identity: Identity; origin: string; stop(): Promise<void> }>
  stop(): Promise<void>
}

/** The provider's database, and a handler for the paths it doesn't own. */
export interface ServerSetup {
  database?: Promise<TestDatabase>
  rest?: RequestListener
}

const notFound: RequestListener = (_req, res) => void res.writeHead(404).end()

/** Starts the provider on its own server and database. */
export async function startIdentityServer(
  more: Partial<IdentityOptions> = {},
  { database: given = createIdentityDatabase(), rest = notFound }: ServerSetup = {},
): Promise<IdentityServer> {
  const database = await given
  const server = await openServer(rest)
  const outbox: Mail[] = []
  const logged: string[] = []
  const write = (fields: object, message: string): void => {
    logged.push(JSON.stringify({ message, ...fields }))
  }
  const log: Log = { info: write, warn: write, error: write }
  const open = (): Promise<Identity> =>
    createIdentity({
      pool: database.pool,
      issuer: `${server.origin}/`,
      audience: apiAudience,
      clientId: webClientId,
      rolesClaim,
      brand: 'Brand',
      allowedOrigins: [],
      sendMail: async (mail) => void outbox.push(mail),
      secret: testSecret,
      log,
      clientAddress: (req) => String(req.headers['x-client-address']),
      ...more,
    })
  const { origin } = server
  const identity = await open()
  server.mount(identity)

  let browsers = 0
  return {
    identity,
    origin,
    pool: database.pool,
    outbox,
    logged,
    client: openSignInClient(origin, identity.jwks),
    browser: (address = `192.0.2.${(browsers += 1)}`) => openBrowser(origin, { 'x-client-address': address }),
    mailTo(address) {
      const mail = outbox.findLast(({ to }) => to === address)
      const link = /http:\S+/.exec(mail?.text ?? '')?.[0]
      if (!mail) throw new Error(`No mail to ${address}.`)
      return { mail, link: link === undefined ? '' : link.slice(origin.length) }
    },
    async another() {
      const next = await openServer(rest)
      const process = await open()
      next.mount(process)
      return {
        identity: process,
        origin: next.origin,
        async stop() {
          await process.close()
          await next.close()
        },
      }
    },
    async stop() {
      await identity.close()
      await server.close()
      await database.drop()
    },
  }
}

interface Server {
  origin: string
  mount(identity: Identity): void
  close(): Promise<void>
}

/** Listens before the provider is mounted, because the issuer includes the port. */
async function openServer(rest: RequestListener): Promise<Server> {
  const server = createServer()
  await new Promise<void>((resolve) => void server.listen(0, 'localhost', resolve))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.')
  return {
    origin: `http://localhost:${address.port}`,
    mount(identity) {
      server.on('request', (req, res) => {
        if (identity.owns(new URL(req.url ?? '/', 'http://localhost').pathname)) identity.handle(req, res)
        else rest(req, res)
      })
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
