import { Client } from 'pg'
import { configurationText, portIn, readConfiguration } from './configuration.ts'
import { killOrphans, removeStaleLockFile } from './orphans.ts'
import { clusterIn } from './placement.ts'
import { waitUntilReady, pollForExit, stopOnExit, type Postmaster } from './postmaster.ts'
import { readPostmasterFile } from './postmaster-file.ts'
import { runningProcess, serverProcessesIn, type RunningProcess } from './processes.ts'
import type { StartOptions } from './starting.ts'
import { stopPostmaster } from './stopping.ts'

/**
 * Cleans up after an earlier process that was killed. Takes over its server if that runs with the configuration we want;
 * otherwise ends the server and its orphans and returns undefined.
 */
export async function adoptPostmaster(
  options: StartOptions,
  urlAt: (port: number) => string,
): Promise<Postmaster | undefined> {
  const { home, log } = options
  const cluster = clusterIn(home)
  const previous = previousPostmaster(cluster)
  if (previous) {
    const adopted = await tryAdopting(options, previous, urlAt)
    if (adopted) return adopted
    log(`stopping the database that an earlier process left running (pid ${previous.pid})`)
    await stopPostmaster(options, previous, 10_000)
  }
  await killOrphans(cluster, log)
  await removeStaleLockFile(cluster)
  return undefined
}

/** The process in the lock file, if it is a server of this cluster: its pid may have been reused. */
function previousPostmaster(cluster: string): RunningProcess | undefined {
  const pid = readPostmasterFile(cluster)?.pid
  if (pid === undefined) return undefined
  // Windows has no way to list a process's working directory, so the only check there is `servesCluster`.
  if (process.platform === 'win32') return runningProcess(pid)
  return serverProcessesIn(cluster).find((candidate) => candidate.pid === pid)
}

async function tryAdopting(
  options: StartOptions,
  previous: RunningProcess,
  urlAt: (port: number) => string,
): Promise<Postmaster | undefined> {
  const { home, log } = options
  const configuration = await readConfiguration(home)
  const port = portIn(configuration)
  if (port === undefined || configuration !== configurationText(options, port)) return undefined
  const cluster = clusterIn(home)
  if (!(await waitUntilReady(cluster, previous, log)) || !(await servesCluster(urlAt(port), cluster)))
    return undefined
  log(`taking over the database that an earlier process left running (pid ${previous.pid})`)
  const exited = pollForExit(previous)
  void stopOnExit(previous, exited)
  return { process: previous, port, exited }
}

/** Whether the server at `url` serves this cluster. */
export async function servesCluster(url: string, cluster: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 3000, query_timeout: 3000 })
  // Without a listener, a server that dies mid-query would crash this process.
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ folder: string }>(
      `select current_setting('data_directory') as folder`,
    )
    return rows[0]?.folder === cluster.replaceAll('\\', '/')
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}
