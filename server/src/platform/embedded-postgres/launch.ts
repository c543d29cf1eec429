import { serverAccount } from './account.ts'
import { adoptPostmaster } from './adoption.ts'
import { packagedBinaries } from './binaries.ts'
import { claim } from './claim.ts'
import { clusterOwner, ensureCluster } from './cluster.ts'
import { logFolderIn, serverUrl } from './configuration.ts'
import { chooseHome, rootsFor } from './placement.ts'
import type { Postmaster } from './postmaster.ts'
import { serverSettings, type Settings } from './settings.ts'
import { openSocketFolder } from './socket-folder.ts'
import { startPostmaster, type StartOptions } from './starting.ts'
import { stopPostmaster } from './stopping.ts'
import { supervise, type Supervised } from './supervise.ts'
import { usableBinaries } from './usable-binaries.ts'

export interface LaunchOptions {
  /** Created if missing. Holds the cluster and its password, or a pointer (`location`) to where they had to go. */
  dataDir: string
  log?: (line: string) => void
  maxConnections?: number
  /** PostgreSQL settings by name. They override ours. */
  settings?: Settings
  /** Starts the server again when it ends by itself. By default, whoever launched it learns of it by `exited`. */
  restarts?: boolean
  /** False for tests: nothing is synced to disk, so a crash of the machine loses the database. */
  durable?: boolean
}

export interface EmbeddedPostgres {
  url: string
  /** Of the postmaster that runs now. */
  readonly pid: number
  /** Terminates all sessions, stops the server and waits for it. Idempotent, and safe after the server has died. */
  stop(): Promise<void>
  /** Resolves when the server has ended, expectedly or not. Call `stop` in either case. */
  exited: Promise<{ expected: boolean; reason: string }>
}

/**
 * Starts the embedded PostgreSQL on a data directory, or takes over the server that a killed process left running there.
 * Throws `DataDirectoryInUse` while another live process uses the directory, and `EmbeddedPostgresUnavailable` when it can't
 * run here. The server stops when this process exits, unless the process is killed.
 */
export async function launchPostgres(options: LaunchOptions): Promise<EmbeddedPostgres> {
  const {
    dataDir,
    log = () => {},
    maxConnections = 60,
    settings = {},
    durable = true,
    restarts = false,
  } = options
  const packaged = await packagedBinaries()
  const defaultAccount = serverAccount()
  const home = await chooseHome(dataDir, defaultAccount, log, rootsFor(durable))
  const account = await clusterOwner(home, defaultAccount)
  const release = await claim(home)
  try {
    const binaries = await usableBinaries(packaged, account, log)
    const password = await ensureCluster({ home, binaries, account, durable, log })
    const socketFolder = await openSocketFolder(home, account)
    const urlAt = (port: number) => serverUrl(password, port, socketFolder)
    const startOptions: StartOptions = {
      home,
      binaries,
      account,
      settings: serverSettings({ durable, maxConnections, settings }),
      socketFolder,
      log,
    }
    const postmaster = (await adoptPostmaster(startOptions, urlAt)) ?? (await startPostmaster(startOptions))
    const supervised = restarts ? supervise(startOptions, postmaster, urlAt) : unsupervised(postmaster)
    return running(startOptions, supervised, urlAt(postmaster.port), release)
  } catch (error) {
    await release()
    throw error
  }
}

const unsupervised = (postmaster: Postmaster): Supervised => ({
  current: () => postmaster,
  end: async () => {},
  exited: postmaster.exited,
})

function running(
  options: StartOptions,
  { current, end, exited }: Supervised,
  url: string,
  release: () => Promise<void>,
): EmbeddedPostgres {
  let stopped: Promise<void> | undefined
  const stop = async () => {
    await end()
    await stopPostmaster(options, current().process, 60_000)
    await release()
  }
  return {
    url,
    get pid() {
      return current().process.pid
    },
    stop: () => (stopped ??= stop()),
    exited: exited.then((reason) => ({
      expected: stopped !== undefined,
      reason: `PostgreSQL (pid ${current().process.pid}) has ended: ${reason}. Its log is in ${logFolderIn(options.home)}.`,
    })),
  }
}
