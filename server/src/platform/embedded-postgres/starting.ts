import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdir, open, readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Account } from './account.ts'
import type { Binaries } from './binaries.ts'
import {
  configurationFileIn,
  configurationText,
  logFolderIn,
  portIn,
  readConfiguration,
  writeConfiguration,
} from './configuration.ts'
import { EmbeddedPostgresUnavailable } from './failures.ts'
import { clusterIn } from './placement.ts'
import { freePort, isFree } from './port.ts'
import { readPostmasterFile } from './postmaster-file.ts'
import { becomesReady, endWithUs, watchExit, type Postmaster } from './postmaster.ts'
import { runningProcess } from './processes.ts'
import { runProgram, serverSpawnOptions } from './server-process.ts'
import type { Settings } from './settings.ts'

export type Starting = {
  home: string
  binaries: Binaries
  account: Account | undefined
  settings: Settings
  log: (line: string) => void
}

/** Files are stamped by a clock that some kernels advance only every few milliseconds. */
const clockLag = 20

/** Starts a server on a cluster that has none. It keeps the port of last time unless somebody else has taken it since. */
export async function startPostmaster(starting: Starting): Promise<Postmaster> {
  const { home, binaries, settings } = starting
  await makeLogFolder(home, starting.account)
  for (let attempt = 1; ; attempt++) {
    const port = await freePort(attempt === 1 ? portIn(await readConfiguration(home)) : undefined)
    await writeConfiguration(home, configurationText(home, binaries, settings, port))
    const begun = Date.now() - clockLag
    const postmaster = await (process.platform === 'win32' ? startByControl : startAsChild)(starting, port)
    if (postmaster) return postmaster
    const wasTaken = !(await isFree(port))
    if (!wasTaken || attempt === 3) {
      const words = await lastWords(home, begun)
      throw new EmbeddedPostgresUnavailable(
        `PostgreSQL did not start in ${home}.${words ? ` It said:\n${words}` : ''}`,
      )
    }
  }
}

/** Detached, so that Ctrl-C reaches only us and our connections can end before their server does. */
async function startAsChild(
  { home, binaries, account, log }: Starting,
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
    void endWithUs(started, exited)
    return (await becomesReady(cluster, started, log)) ? { process: started, port, exited } : undefined
  } finally {
    await output.close()
  }
}

/** On Windows the control program is needed: it takes away the rights of an administrator, with which PostgreSQL does not start. */
async function startByControl(
  { home, binaries, account, log }: Starting,
  port: number,
): Promise<Postmaster | undefined> {
  const cluster = clusterIn(home)
  const options = `-c config_file="${configurationFileIn(home)}"`
  try {
    // Not waiting for it: the pipes of a program that waits stay open as long as the server that inherits them.
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
  if (!started || !(await becomesReady(cluster, started, log))) return undefined
  return { process: started, port, exited: watchExit(started) }
}

const startLogIn = (home: string) => path.join(home, 'start.log')

async function makeLogFolder(home: string, account: Account | undefined): Promise<void> {
  const folder = logFolderIn(home)
  const made = await mkdir(folder, { recursive: true, mode: 0o700 })
  if (made !== undefined && account) await chown(folder, account.uid, account.gid)
}

/** The last lines of what the server has written since `begun`: before its log is open, to its output. */
async function lastWords(home: string, begun: number): Promise<string> {
  const logs = await readdir(logFolderIn(home))
  const files = [startLogIn(home), ...logs.map((name) => path.join(logFolderIn(home), name))]
  const lines: string[] = []
  for (const file of files) {
    if ((await stat(file)).mtimeMs >= begun)
      lines.push(...(await readFile(file, 'utf8')).trimEnd().split('\n').slice(-8))
  }
  return lines.join('\n')
}
