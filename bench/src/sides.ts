import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createIdentity } from '@app/identity/create-identity.ts'
import pg from 'pg'
import { folder } from './databases.ts'
import type { Side } from './figures.ts'

export interface RunningSide extends Side {
  pid: number
  stop(): Promise<void>
}

const audience = 'urn:marketplace:api'
const rolesClaim = 'urn:marketplace:roles'
const email = 'bench@demo.example'

const source = (path: string) => join(import.meta.dirname, '..', '..', path)

async function spawnUntilReady(
  ready: RegExp,
  file: string,
  args: string[],
  env: Record<string, string>,
): Promise<ChildProcess> {
  const child = spawn(process.execPath, [source(file), ...args], {
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
export async function product(databaseUrl: string, postmaster: number, port: number): Promise<RunningSide> {
  const env = {
    DATABASE_URL: databaseUrl,
    PORT: String(port),
    HOST: '127.0.0.1',
    NODE_ENV: 'production',
    CATALOGUE: 'none',
    LOG_LEVEL: 'warn',
    DATA_DIR: join(folder, 'data'),
    OIDC_AUDIENCE: audience,
    OIDC_ROLES_CLAIM: rolesClaim,
  }
  const child = await spawnUntilReady(/is ready at/, 'server/src/main.ts', [], env)
  const pid = child.pid ?? 0
  const token = await tokenFor(databaseUrl, `http://localhost:${port}/`)
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

async function tokenFor(databaseUrl: string, issuer: string): Promise<string> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 })
  const identity = await createIdentity({
    pool,
    issuer,
    audience,
    clientId: 'web',
    rolesClaim,
    brand: 'Bench',
    allowedOrigins: [],
    sendMail: async () => {},
    log: console,
  })
  if (!(await identity.accounts.find(email))) await identity.accounts.create({ email, name: 'Bench' })
  const token = await identity.issueAccessToken(email)
  await identity.close()
  await pool.end()
  return token
}
