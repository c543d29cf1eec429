import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { onTestFinished } from 'vitest'
import type { Account } from './account.ts'
import { newFolder, newSharedFolder } from './folder.fixture.ts'
import { launchPostgres, type EmbeddedPostgres, type LaunchOptions } from './launch.ts'
import {
  ownInstallation,
  packagesFolder,
  reachableInstallation,
  type Installation,
} from './reachable-installation.fixture.ts'
import { waitUntil } from './wait-until.ts'

const execute = promisify(execFile)

let template: Promise<string> | undefined

/** For `afterAll` in each test file that uses `newDatabase`. */
export async function removeTemplate(): Promise<void> {
  if (template) await rm(await template, { recursive: true })
  template = undefined
}

/** A folder with a cluster in it, copied from one that is created once per test file. */
export async function newDatabase(): Promise<string> {
  const folder = await newFolder()
  await execute('cp', ['-a', `${await (template ??= createTemplate())}/.`, folder])
  return folder
}

async function createTemplate(): Promise<string> {
  const folder = await newSharedFolder()
  await (await launchPostgres({ dataDir: folder, durable: false })).stop()
  return folder
}

/** Not durable by default. Stopped when the test ends. */
export async function launch(
  dataDir: string,
  options: Omit<LaunchOptions, 'dataDir'> = {},
): Promise<EmbeddedPostgres> {
  const server = await launchPostgres({ dataDir, durable: false, ...options })
  onTestFinished(() => server.stop())
  return server
}

export async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<unknown[]>({ text: sql, rowMode: 'array' })
    return rows.flat()
  } finally {
    await client.end()
  }
}

/** Starts a query that runs for hours, even after its postmaster dies. Returns the pid of its backend. */
export async function startEndlessQuery(url: string): Promise<number> {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  client.query('select count(*) from generate_series(1, 1000000000000) a where a % 7 = 8').catch(() => {})
  const pid = rows[0]?.pid ?? 0
  await waitUntil(() => client.connection.stream.writableLength === 0)
  return pid
}

type ChildMode = 'stay' | 'quit'

/** Launches in a process that a test can kill. It is killed when the test ends. */
export function startChild(dataDir: string, mode: ChildMode = 'stay'): ChildProcess {
  return spawnChild(ownInstallation, [dataDir, mode])
}

/** The same as an ordinary user, for tests that run as root. */
export async function startChildAs(account: Account, dataDir: string): Promise<ChildProcess> {
  return spawnChild(await reachableInstallation(account), [dataDir, 'stay'], account)
}

function spawnChild({ node, script }: Installation, args: string[], account?: Account): ChildProcess {
  // Shared with `npm start`. Without it, every child would strip the types of its sources again.
  const env = { ...process.env, NODE_COMPILE_CACHE: path.join(packagesFolder, '.cache', 'compiled') }
  const child = spawn(node, [script, ...args], { ...account, env, stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

export interface Launched {
  child: ChildProcess
  url: string
  pid: number
  failure?: string
}

/** Reads the first line of the child's output: the server it launched, or the error. */
export async function launchedBy(child: ChildProcess): Promise<Launched> {
  if (!child.stdout) throw new Error('the child has no output')
  const [line] = await once(createInterface(child.stdout), 'line')
  return { child, ...JSON.parse(String(line)) }
}

export async function kill(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit')
  child.kill('SIGKILL')
  await exited
}
