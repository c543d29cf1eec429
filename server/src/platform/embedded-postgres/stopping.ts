import type { Account } from './account.ts'
import type { Binaries } from './binaries.ts'
import { clusterIn } from './placement.ts'
import { isRunning, signal, type RunningProcess } from './processes.ts'
import { runProgram, serverSpawnOptions } from './server-process.ts'
import { endStragglers } from './stragglers.ts'
import { waitUntil } from './waiting.ts'

export type Stopping = {
  home: string
  binaries: Binaries
  account: Account | undefined
  log: (line: string) => void
}

/**
 * Ends the server and waits until all of it is gone. First fast (sessions are cut, everything is written to its place); when
 * that takes longer than `patienceMs`, without the writing, which the next start makes up for from the log.
 */
export async function stopPostmaster(
  stopping: Stopping,
  postmaster: RunningProcess,
  patienceMs: number,
): Promise<void> {
  const hasEnded = () => !isRunning(postmaster)
  await askToStop(stopping, postmaster, 'fast')
  if (!(await waitUntil(hasEnded, patienceMs))) {
    stopping.log(
      `the database (pid ${postmaster.pid}) has not stopped in ${patienceMs / 1000} s; stopping it at once`,
    )
    await askToStop(stopping, postmaster, 'immediate')
    if (!(await waitUntil(hasEnded, 5000))) {
      signal(postmaster, 'SIGKILL')
      await waitUntil(hasEnded)
    }
  }
  await endStragglers(clusterIn(stopping.home), stopping.log)
}

/** Fast is SIGINT, immediate SIGQUIT. Windows has neither: there the control program passes them on. */
async function askToStop(
  stopping: Stopping,
  postmaster: RunningProcess,
  mode: 'fast' | 'immediate',
): Promise<void> {
  if (process.platform !== 'win32') {
    signal(postmaster, mode === 'fast' ? 'SIGINT' : 'SIGQUIT')
    return
  }
  if (!isRunning(postmaster)) return
  const { home, binaries, account } = stopping
  const cluster = clusterIn(home)
  await runProgram(
    binaries.pgCtl,
    ['stop', '-W', '-s', '-m', mode, '-D', cluster],
    serverSpawnOptions(account, cluster),
  )
}
