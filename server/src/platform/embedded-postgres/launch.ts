import { serverAccount } from './account.ts'
import { adoptPostmaster } from './adoption.ts'
import { packagedBinaries } from './binaries.ts'
import { claim } from './claim.ts'
import { ensureCluster, ownerOf, superuser } from './cluster.ts'
import { host, logFolderIn } from './configuration.ts'
import { placeHome, rootsFor } from './placement.ts'
import type { Postmaster } from './postmaster.ts'
import { wantedSettings, type Settings } from './settings.ts'
import { startPostmaster, type Starting } from './starting.ts'
import { stopPostmaster } from './stopping.ts'
import { usableBinaries } from './usable-binaries.ts'

export type LaunchOptions = {
  /** Made if absent. Holds the cluster and its password, or else the place where they had to go (`location`). */
  dataDir: string
  log?: (line: string) => void
  maxConnections?: number
  /** PostgreSQL's own settings by name; they win over ours. */
  settings?: Settings
  /** False for tests: nothing is forced to disk, so a crash of the machine loses the database. */
  durable?: boolean
}

export type EmbeddedPostgres = {
  url: string
  /** Of the postmaster. */
  pid: number
  /** Cuts all sessions, ends the server and waits for it. May be called again, also after the server has died. */
  stop(): Promise<void>
  /** Resolves when the server has ended: on `stop`, or by itself, which leaves nothing to do but to stop as well. */
  exited: Promise<{ expected: boolean; reason: string }>
}

/**
 * Starts the PostgreSQL that comes with us on a data directory of its own, or takes over the one that a killed process has left
 * there. Throws `DataDirectoryInUse` while another living process has it, and `EmbeddedPostgresUnavailable` when it
 * cannot run here. The server ends with this process, save when that is killed.
 */
export async function launchPostgres(options: LaunchOptions): Promise<EmbeddedPostgres> {
  const { dataDir, log = () => {}, maxConnections = 60, settings = {}, durable = true } = options
  const packaged = await packagedBinaries()
  const ordinary = serverAccount()
  const home = await placeHome(dataDir, ordinary, log, rootsFor(durable))
  const account = await ownerOf(home, ordinary)
  const release = await claim(home)
  try {
    const binaries = await usableBinaries(packaged, account, log)
    const password = await ensureCluster({ home, binaries, account, durable, log })
    const urlAt = (port: number) => `postgres://${superuser}:${password}@${host}:${port}/postgres`
    const wanted = wantedSettings({ durable, maxConnections, settings })
    const starting: Starting = { home, binaries, account, settings: wanted, log }
    const postmaster = (await adoptPostmaster(starting, urlAt)) ?? (await startPostmaster(starting))
    return running(starting, postmaster, urlAt(postmaster.port), release)
  } catch (error) {
    await release()
    throw error
  }
}

function running(
  starting: Starting,
  postmaster: Postmaster,
  url: string,
  release: () => Promise<void>,
): EmbeddedPostgres {
  let stopped: Promise<void> | undefined
  const stop = async () => {
    await stopPostmaster(starting, postmaster.process, 60_000)
    await release()
  }
  return {
    url,
    pid: postmaster.process.pid,
    stop: () => (stopped ??= stop()),
    exited: postmaster.exited.then((reason) => ({
      expected: stopped !== undefined,
      reason: `PostgreSQL (pid ${postmaster.process.pid}) has ended: ${reason}. Its log is in ${logFolderIn(starting.home)}.`,
    })),
  }
}
