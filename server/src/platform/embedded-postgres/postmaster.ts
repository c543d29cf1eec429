import { isRunning, signal, type RunningProcess } from './processes.ts'
import { readPostmasterFile } from './postmaster-file.ts'
import { waitUntil } from './waiting.ts'

export type Postmaster = {
  process: RunningProcess
  port: number
  /** Resolves when the postmaster has ended, asked to or not, with how it ended. */
  exited: Promise<string>
}

/**
 * Waits for the postmaster to take connections; false when it ended or is about to. There is no limit to it: after
 * a crash the recovery takes as long as there is log to replay.
 */
export async function becomesReady(
  cluster: string,
  postmaster: RunningProcess,
  log: (line: string) => void,
): Promise<boolean> {
  const status = () => {
    const found = readPostmasterFile(cluster)
    return found?.pid === postmaster.pid ? found.status : undefined
  }
  const isSettled = () => status() === 'ready' || status() === 'stopping' || !isRunning(postmaster)
  while (!(await waitUntil(isSettled, 5000)))
    log('still waiting for the database, which may be recovering from a crash')
  return status() === 'ready' && isRunning(postmaster)
}

/** For a postmaster that is no child of this process, whose end nobody announces. */
export function watchExit(postmaster: RunningProcess): Promise<string> {
  return new Promise((resolve) => {
    const look = setInterval(() => {
      if (isRunning(postmaster)) return
      clearInterval(look)
      resolve('it is no longer running')
    }, 100)
    look.unref()
  })
}

/** A server that this process leaves without a word, having failed or forgotten it, shuts down as well. */
export async function endWithUs(postmaster: RunningProcess, exited: Promise<string>): Promise<void> {
  const shutDown = () => signal(postmaster, 'SIGINT')
  process.once('exit', shutDown)
  await exited
  process.off('exit', shutDown)
}
