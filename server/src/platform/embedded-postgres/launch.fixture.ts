import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { afterAll, afterEach } from 'vitest'
import { launchPostgres, type EmbeddedPostgres, type LaunchOptions } from './launch.ts'
import { isMissing } from './files.ts'
import { clusterIn } from './placement.ts'
import { serverProcessesIn, signal } from './processes.ts'
import { waitUntil } from './waiting.ts'

const execute = promisify(execFile)

let template: Promise<string> | undefined
const folders: string[] = []
const children: ChildProcess[] = []
const servers: EmbeddedPostgres[] = []

/** Everything a test started ends with it, whatever it left running. */
export function cleanUpAfterEach(): void {
  afterAll(async () => {
    if (template) await rm(await template, { recursive: true })
  })
  afterEach(async () => {
    for (const child of children.splice(0)) child.kill('SIGKILL')
    for (const server of servers.splice(0)) await server.stop()
    for (const folder of folders.splice(0).toReversed()) await removeWithServers(folder)
  })
}

/** Open to every account, so that root's server account can reach it. */
export async function newFolder(mode = 0o755): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'launch-test-'))
  await chmod(folder, mode)
  folders.push(folder)
  return folder
}

/** With a cluster in it, which is made once for all tests of a file and then copied. */
export async function newDatabase(): Promise<string> {
  const folder = await newFolder()
  await execute('cp', ['-a', `${await (template ??= makeTemplate())}/.`, folder])
  return folder
}

async function makeTemplate(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'launch-template-'))
  await chmod(folder, 0o755)
  await (await launchPostgres({ dataDir: folder, durable: false })).stop()
  return folder
}

export function removeLater(folder: string): void {
  folders.push(folder)
}

async function removeWithServers(folder: string): Promise<void> {
  const left = [folder, path.join(folder, 'db')].flatMap((home) => serverProcessesIn(clusterIn(home)))
  for (const one of left) signal(one, 'SIGKILL')
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
}

/** Without forcing anything to disk, unless the test says so. */
export async function launch(
  dataDir: string,
  options: Omit<LaunchOptions, 'dataDir'> = {},
): Promise<EmbeddedPostgres> {
  const server = await launchPostgres({ dataDir, durable: false, ...options })
  servers.push(server)
  return server
}

export async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<unknown[]>({ text: sql, rowMode: 'array' })
    return rows.flat()
  } finally {
    await client.end()
  }
}

/** A query that is still busy when its postmaster dies, and would be for hours. */
export async function keepBusy(url: string): Promise<number> {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  client.query('select count(*) from generate_series(1, 1000000000000) a where a % 7 = 8').catch(() => {})
  const pid = rows[0]?.pid ?? 0
  await waitUntil(() => client.connection.stream.writableLength === 0)
  return pid
}

export type Launched = { child: ChildProcess; url: string; pid: number; failure?: string }

/** A launcher in a process of its own, to be killed. */
export function startChild(
  dataDir: string,
  more: { uid?: number; gid?: number; mode?: 'quit' } = {},
): ChildProcess {
  const program = fileURLToPath(new URL('launch.child.ts', import.meta.url))
  const { uid, gid, mode = 'stay' } = more
  const child = spawn(process.execPath, [program, dataDir, mode], {
    uid,
    gid,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  return child
}

/** Its first line: the server it has launched, or why it has not. */
export async function launchedBy(child: ChildProcess): Promise<Launched> {
  if (!child.stdout) throw new Error('the child has no output')
  const [line] = await once(createInterface(child.stdout), 'line')
  return { child, ...JSON.parse(String(line)) }
}

export async function killed(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

export const exists = (file: string) =>
  readFile(file).then(
    () => true,
    (error: unknown) => !isMissing(error),
  )
