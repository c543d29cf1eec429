import { isRunning, signal, type RunningProcess } from './processes.ts'
import { readPostmasterFile } from './postmaster-file.ts'
import { waitUntil } from './wait-until.ts'

export interface Postmaster {
  process: RunningProcess
  port: number
  /** Resolves with the reason when the postmaster has ended, expectedly or not. */
  exited: Promise<string>
}

/**
 * Waits until the postmaster accepts connections; false if it ends or shuts down instead. There is no timeout: crash recovery
 * takes as long as there is WAL to replay.
 */
export async function waitUntilReady(
  cluster: string,
  postmaster: RunningProcess,
  log: (line: string) => void,
): Promise<boolean> {
  const status = () => {
    const file = readPostmasterFile(cluster)
    return file?.pid === postmaster.pid ? file.status : undefined
  }
  const isSettled = () => status() === 'ready' || status() === 'stopping' || !isRunning(postmaster)
  while (!(await waitUntil(isSettled, 5000)))
    log('still waiting for the database, which may be recovering from a crash')
  return status() === 'ready' && isRunning(postmaster)
}

/** For a postmaster that isn't our child, so there is no exit event. */
export function pollForExit(postmaster: RunningProcess): Promise<string> {
  return new Promise((resolve) => {
    const poll = setInterval(() => {
      if (isRunning(postmaster)) return
      clearInterval(poll)
      resolve('it is no longer running')
    }, 100)
    poll.unref()
  })
}

/** Shuts the server down when this process exits without having stopped it. */
export async function stopOnExit(postmaster: RunningProcess, exited: Promise<string>): Promise<void> {
  const shutDown = () => signal(postmaster, 'SIGINT')
  process.once('exit', shutDown)
  await exited
  process.off('exit', shutDown)
}
