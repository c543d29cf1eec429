import { randomUUID } from 'node:crypto'
import { insertAccount } from '@app/identity/accounts.ts'
import { createIdentity } from '@app/identity/create-identity.ts'
import { openSession } from '@app/identity/testing/session-cookies.ts'
import { openServerForScript } from '@app/server/open-server.ts'
import { readConfiguration } from '@app/server/platform/configuration.ts'
import { connect, type Connections } from '@app/server/platform/database.ts'
import { pseudonymKey } from '@app/server/platform/pseudonyms.ts'
import type { Page } from '@playwright/test'

/** The password of all accounts here: the one that the product prints for its demo accounts. */
export const password = 'open-the-gates'

/** Of this password at the least cost of argon2: accounts of journeys are many, and a login hashes as expensively as their hash. */
const passwordHash =
  '$argon2id$v=19$m=8,t=1,p=1$UY0xDWjxK6l951vsJVtlig$3ueRa0AOcF/7H0CdPztloNszGBK6avjIomoxfqtbsXY'

/** The demo's administrator. Journeys change nothing about this account. */
export const admin = 'admin@demo.example'

const required = (name: string) => {
  const value = process.env[name]
  if (value === undefined) throw new Error(`${name} is not set: run the journeys with npm test`)
  return value
}

export const siteOrigin = () => required('SITE_ORIGIN')

let opened: ReturnType<typeof openProvider> | undefined
const provider = () => (opened ??= openProvider())

const ignore = () => {}

/** The product's identity provider, on its database, in this process. */
async function openProvider() {
  const configuration = readConfiguration({
    ...process.env,
    NODE_ENV: 'development',
    PORT: new URL(siteOrigin()).port,
    DATA_DIR: required('SITE_DATA_DIR'),
    DATABASE_URL: process.env.SITE_DATABASE_URL,
  })
  const server = await openServerForScript(configuration, () => {})
  const connections = connect(server.url, { size: 2 })
  const { origin, brand, oidc } = configuration
  const identity = await createIdentity({
    ...oidc,
    pool: connections.pool,
    issuer: `${origin}/`,
    brand,
    allowedOrigins: [origin],
    sendMail: async () => {},
    secret: await pseudonymKey(connections.pool),
    admitsDemo: true,
    log: { info: ignore, warn: ignore, error: ignore },
  })
  return {
    identity,
    pool: connections.pool,
    oidc,
    async close() {
      await identity.close()
      await connections.close()
      await server.stop()
    },
  }
}

export async function closeProvider() {
  await (await opened)?.close()
  opened = undefined
}

/** Does a chore of the product now, which would otherwise wait for its hour. */
export async function now(chore: (db: Connections['db']) => Promise<void>) {
  const { db, close } = connect(required('SITE_DATABASE_URL'), { size: 1 })
  try {
    await chore(db)
  } finally {
    await close()
  }
}

/** Makes an account and returns its email address. */
export async function newAccount(name: string, roles: string[] = []) {
  const { pool } = await provider()
  const email = `${randomUUID()}@journey.example`
  await insertAccount(pool, { email, name, passwordHash, roles })
  return email
}

export async function issueToken(email: string) {
  const { identity } = await provider()
  return identity.issueAccessToken(email)
}

const sessions = new Map<string, ReturnType<typeof openSession>>()

/** Signs the page's browser in without the popup. Pages opened from now on find the session. */
export async function signIn(page: Page, email: string) {
  const { clientId, audience } = (await provider()).oidc
  const session = sessions.get(email) ?? openSession(siteOrigin(), { email, password, clientId, audience })
  sessions.set(email, session)
  await page.context().addCookies(await session)
}
