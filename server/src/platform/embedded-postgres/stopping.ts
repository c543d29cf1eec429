import type { Account } from './account.ts'
import type { Binaries } from './binaries.ts'
import { killOrphans } from './orphans.ts'
import { clusterIn } from './placement.ts'
import { isRunning, signal, type RunningProcess } from './processes.ts'
import { runProgram, serverSpawnOptions } from './run-program.ts'
import { waitUntil } from './wait-until.ts'

export interface StopOptions {
  home: string
  binaries: Binaries
  account: Account | undefined
  log: (line: string) => void
}

/**
 * Stops the server and waits until all its processes are gone. Starts with a fast shutdown, which writes a checkpoint. After
 * `timeoutMs`, falls back to an immediate one, which leaves the next start to replay the WAL.
 */
export async function stopPostmaster(
  options: StopOptions,
  postmaster: RunningProcess,
  timeoutMs: number,
): Promise<void> {
  const hasEnded = () => !isRunning(postmaster)
  await requestShutdown(options, postmaster, 'fast')
  if (!(await waitUntil(hasEnded, timeoutMs))) {
    options.log(
      `the database (pid ${postmaster.pid}) has not stopped within ${timeoutMs / 1000} s; stopping it immediately`,
    )
    await requestShutdown(options, postmaster, 'immediate')
    if (!(await waitUntil(hasEnded, 5000))) {
      signal(postmaster, 'SIGKILL')
      await waitUntil(hasEnded)
    }
  }
  await killOrphans(clusterIn(options.home), options.log)
}

/** SIGINT means fast, SIGQUIT immediate. Windows has neither signal, so pg_ctl delivers the request there. */
async function requestShutdown(
  options: StopOptions,
  postmaster: RunningProcess,
  mode: 'fast' | 'immediate',
): Promise<void> {
  if (process.platform !== 'win32') {
    signal(postmaster, mode === 'fast' ? 'SIGINT' : 'SIGQUIT')
    return
  }
  if (!isRunning(postmaster)) return
  const { home, binaries, account } = options
  const cluster = clusterIn(home)
  await runProgram(
    binaries.pgCtl,
    ['stop', '-W', '-s', '-m', mode, '-D', cluster],
    serverSpawnOptions(account, cluster),
  )
}
