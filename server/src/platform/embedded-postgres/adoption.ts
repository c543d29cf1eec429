import { Client } from 'pg'
import { configurationText, portIn, readConfiguration } from './configuration.ts'
import { clusterIn } from './placement.ts'
import { becomesReady, endWithUs, watchExit, type Postmaster } from './postmaster.ts'
import { readPostmasterFile } from './postmaster-file.ts'
import { runningProcess, serverProcessesIn, type RunningProcess } from './processes.ts'
import type { Starting } from './starting.ts'
import { stopPostmaster } from './stopping.ts'
import { endStragglers, removeMisleadingLockFile } from './stragglers.ts'

/**
 * Settles what an earlier process has left on this cluster because it was killed. A server that still runs, as we would start
 * it, is taken over; any other remains are ended, and the reply is undefined.
 */
export async function adoptPostmaster(
  starting: Starting,
  urlAt: (port: number) => string,
): Promise<Postmaster | undefined> {
  const { home, log } = starting
  const cluster = clusterIn(home)
  const former = formerPostmaster(cluster)
  if (former) {
    const adopted = await tryAdopting(starting, former, urlAt)
    if (adopted) return adopted
    log(`stopping the database that an earlier process left running (pid ${former.pid})`)
    await stopPostmaster(starting, former, 10_000)
  }
  await endStragglers(cluster, log)
  await removeMisleadingLockFile(cluster)
  return undefined
}

/** Whom the lock file names, if that is a server of this cluster indeed: the pid may have passed on to anybody. */
function formerPostmaster(cluster: string): RunningProcess | undefined {
  const pid = readPostmasterFile(cluster)?.pid
  if (pid === undefined) return undefined
  // Windows tells nobody's working directory; there the server is asked which folder it serves, and that must do.
  if (process.platform === 'win32') return runningProcess(pid)
  return serverProcessesIn(cluster).find((one) => one.pid === pid)
}

async function tryAdopting(
  { home, binaries, settings, log }: Starting,
  former: RunningProcess,
  urlAt: (port: number) => string,
): Promise<Postmaster | undefined> {
  const configuration = await readConfiguration(home)
  const port = portIn(configuration)
  if (port === undefined || configuration !== configurationText(home, binaries, settings, port))
    return undefined
  const cluster = clusterIn(home)
  if (!(await becomesReady(cluster, former, log)) || !(await answers(urlAt(port), cluster))) return undefined
  log(`taking over the database that an earlier process left running (pid ${former.pid})`)
  const exited = watchExit(former)
  void endWithUs(former, exited)
  return { process: former, port, exited }
}

/** Whether the server at the address serves this very cluster. */
export async function answers(url: string, cluster: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 3000, query_timeout: 3000 })
  // A server that dies in the middle must not end this process.
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
