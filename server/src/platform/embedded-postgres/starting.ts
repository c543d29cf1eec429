import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdir, open, readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Account } from './account.ts'
import {
  configurationFileIn,
  configurationText,
  logFolderIn,
  portIn,
  readConfiguration,
  writeConfiguration,
  type ServerParts,
} from './configuration.ts'
import { EmbeddedPostgresUnavailable } from './failures.ts'
import { clusterIn } from './placement.ts'
import { freePort, isFree } from './port.ts'
import { readPostmasterFile } from './postmaster-file.ts'
import { waitUntilReady, pollForExit, stopOnExit, type Postmaster } from './postmaster.ts'
import { runningProcess } from './processes.ts'
import { runProgram, serverSpawnOptions } from './run-program.ts'
import { clearSocketFolder } from './socket-folder.ts'

export interface StartOptions extends ServerParts {
  account: Account | undefined
  log: (line: string) => void
}

/** File timestamps may lag behind the clock by a few milliseconds on some kernels. */
const timestampLagMs = 20

const maxAttempts = 3

/** Starts a server on a cluster that has none, on its previous port if that is still free. */
export async function startPostmaster(options: StartOptions): Promise<Postmaster> {
  const { home, socketFolder } = options
  await createLogFolder(home, options.account)
  if (socketFolder !== undefined) await clearSocketFolder(socketFolder)
  for (let attempt = 1; ; attempt++) {
    const port = await freePort(attempt === 1 ? portIn(await readConfiguration(home)) : undefined)
    await writeConfiguration(home, configurationText(options, port), options.account)
    const startedAt = Date.now() - timestampLagMs
    const postmaster = await (process.platform === 'win32' ? startWithPgCtl : startAsChild)(options, port)
    if (postmaster) return postmaster
    const lostPort = !(await isFree(port))
    if (!lostPort || attempt === maxAttempts) {
      const lines = await recentLog(home, startedAt)
      throw new EmbeddedPostgresUnavailable(
        `PostgreSQL did not start in ${home}.${lines ? ` Its log:\n${lines}` : ''}`,
      )
    }
  }
}

/** Detached, so that Ctrl-C reaches only us and our connections can close before their server stops. */
async function startAsChild(
  { home, binaries, account, log }: StartOptions,
  port: number,
): Promise<Postmaster | undefined> {
  const cluster = clusterIn(home)
  const output = await open(startLogIn(home), 'w', 0o600)
  try {
    const child = spawn(
      binaries.postgres,
      ['-D', cluster, '-c', `config_file=${configurationFileIn(home)}`],
      {
        ...serverSpawnOptions(account, cluster),
        detached: true,
        stdio: ['ignore', output.fd, output.fd],
      },
    )
    const exited = new Promise<string>((resolve) => {
      child.once('exit', (code, signal) => resolve(signal ? `signal ${signal}` : `exit code ${code}`))
    })
    await once(child, 'spawn')
    child.unref()
    const started = runningProcess(child.pid ?? 0)
    if (!started) return undefined
    void stopOnExit(started, exited)
    return (await waitUntilReady(cluster, started, log)) ? { process: started, port, exited } : undefined
  } finally {
    await output.close()
  }
}

/** On Windows, pg_ctl drops administrator rights, with which PostgreSQL refuses to start. */
async function startWithPgCtl(
  { home, binaries, account, log }: StartOptions,
  port: number,
): Promise<Postmaster | undefined> {
  const cluster = clusterIn(home)
  const options = `-c config_file="${configurationFileIn(home)}"`
  try {
    // -W: a pg_ctl that waits would hand its pipes to the server, which would keep them open.
    await runProgram(
      binaries.pgCtl,
      ['start', '-W', '-s', '-D', cluster, '-l', startLogIn(home), '-o', options],
      serverSpawnOptions(account, cluster),
    )
  } catch (error) {
    throw new EmbeddedPostgresUnavailable('PostgreSQL did not start.', { cause: error })
  }
  const pid = readPostmasterFile(cluster)?.pid
  const started = pid === undefined ? undefined : runningProcess(pid)
  if (!started || !(await waitUntilReady(cluster, started, log))) return undefined
  return { process: started, port, exited: pollForExit(started) }
}

const startLogIn = (home: string) => path.join(home, 'start.log')

async function createLogFolder(home: string, account: Account | undefined): Promise<void> {
  const folder = logFolderIn(home)
  const created = await mkdir(folder, { recursive: true, mode: 0o700 })
  if (created !== undefined && account) await chown(folder, account.uid, account.gid)
}

/** The last lines the server wrote since `startedAt`, to its log or (before that is open) to its output. */
async function recentLog(home: string, startedAt: number): Promise<string> {
  const logs = await readdir(logFolderIn(home))
  const files = [startLogIn(home), ...logs.map((name) => path.join(logFolderIn(home), name))]
  const lines: string[] = []
  for (const file of files) {
    if ((await stat(file)).mtimeMs >= startedAt)
      lines.push(...(await readFile(file, 'utf8')).trimEnd().split('\n').slice(-8))
  }
  return lines.join('\n')
}
