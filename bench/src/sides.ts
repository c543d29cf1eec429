import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { createIdentity } from '@app/identity/create-identity.ts'
import pg from 'pg'
import { serverFlags } from '../../scripts/tasks.mjs'
import { folder } from './databases.ts'
import type { Side } from './figures.ts'
import type { Target } from './load.ts'

export interface RunningSide extends Side {
  pid: number
  stop(): Promise<void>
}

/** Starts the product on the same database, with these environment variables. */
export type OpenSide = (port: number, environment: Record<string, string>) => Promise<RunningSide>

export const clientId = 'web'
export const audience = 'urn:marketplace:api'
const rolesClaim = 'urn:marketplace:roles'
/** The account of a side's headers. */
export const userEmail = 'bench@demo.example'
const user = { email: userEmail, name: 'Bench' }
const admin = { email: 'admin@demo.example', name: 'Admin', roles: ['admin'] }

const attacker = { email: 'attacker@demo.example', name: 'Attacker' }

export const originOf = (port: number) => `http://localhost:${port}/`

const source = (path: string) => join(import.meta.dirname, '..', '..', path)

async function spawnUntilReady(
  ready: RegExp,
  file: string,
  args: string[],
  env: Record<string, string>,
): Promise<ChildProcess> {
  const child = spawn(process.execPath, [...serverFlags, source(file), ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => ready.test(String(chunk)) && resolve())
    child.once('exit', (code) => reject(new Error(`${file} exited with code ${code}.`)))
  })
  return child
}

const stopFunction = (child: ChildProcess) => async () => {
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  await exited
}

/** Starts the product in production mode on a database, with the headers of a signed-in user. */
export async function product(
  databaseUrl: string,
  postmaster: number,
  port: number,
  environment: Record<string, string> = {},
): Promise<RunningSide> {
  const env = {
    DATABASE_URL: databaseUrl,
    PORT: String(port),
    HOST: '127.0.0.1',
    NODE_ENV: 'production',
    CATALOGUE: 'none',
    MAIL: 'drop',
    LOG_LEVEL: 'warn',
    DATA_DIR: join(folder, 'data'),
    OIDC_AUDIENCE: audience,
    OIDC_ROLES_CLAIM: rolesClaim,
    // One caller sends what a thousand do.
    RATE_LIMITS: 'off',
    // Each run creates pages.
    QUOTAS: 'profiles=20000/20000 profilesPerDay=20000/20000',
    ...environment,
  }
  const child = await spawnUntilReady(/is ready at/, 'server/src/main.ts', [], env)
  const pid = child.pid ?? 0
  const token = await tokenFor(databaseUrl, originOf(port), user)
  return {
    port,
    pid,
    pids: [pid, postmaster],
    headers: { authorization: `Bearer ${token}` },
    stop: stopFunction(child),
  }
}

export async function yardstick(databaseUrl: string, postmaster: number, port: number): Promise<RunningSide> {
  const child = await spawnUntilReady(/ready/, 'bench/src/yardstick.ts', [databaseUrl, String(port)], {})
  const pid = child.pid ?? 0
  return { port, pid, pids: [pid, postmaster], headers: {}, stop: stopFunction(child) }
}

/** Headers of a signed-in administrator. */
export const adminHeaders = async (databaseUrl: string, { port }: Target) => ({
  authorization: `Bearer ${await tokenFor(databaseUrl, originOf(port), admin)}`,
})

/** Headers of another account than that of a side. */
export const attackerHeaders = async (databaseUrl: string, { port }: Target) => ({
  authorization: `Bearer ${await tokenFor(databaseUrl, originOf(port), attacker)}`,
})

/** Headers of so many accounts other than those. */
export async function accountHeaders(databaseUrl: string, { port }: Target, count: number) {
  const accounts = Array.from({ length: count }, (_, n) => ({
    email: `account${n}@demo.example`,
    name: `Account ${n}`,
  }))
  const tokens = await tokensFor(databaseUrl, originOf(port), accounts)
  return tokens.map((token): Record<string, string> => ({ authorization: `Bearer ${token}` }))
}

interface Account {
  email: string
  name: string
  roles?: string[]
  /** For logins in a browser. */
  password?: string
}

async function tokenFor(databaseUrl: string, issuer: string, account: Account): Promise<string> {
  const [token = ''] = await tokensFor(databaseUrl, issuer, [account])
  return token
}

/** An access token for each of these accounts, which are created if they don't exist. */
export async function tokensFor(
  databaseUrl: string,
  issuer: string,
  accounts: readonly Account[],
): Promise<string[]> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 })
  const identity = await createIdentity({
    pool,
    issuer,
    audience,
    clientId,
    rolesClaim,
    brand: 'Bench',
    allowedOrigins: [],
    sendMail: async () => {},
    secret: randomBytes(32),
    log: console,
  })
  const tokens: string[] = []
  for (const account of accounts) {
    if (!(await identity.accounts.find(account.email))) await identity.accounts.create(account)
    tokens.push(await identity.issueAccessToken(account.email))
  }
  await identity.close()
  await pool.end()
  return tokens
}
