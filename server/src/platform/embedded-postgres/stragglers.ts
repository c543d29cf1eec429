import { rm } from 'node:fs/promises'
import { pidIsTaken, isRunning, serverProcessesIn, signal } from './processes.ts'
import { postmasterFileIn, readPostmasterFile } from './postmaster-file.ts'
import { waitUntil } from './waiting.ts'

/**
 * Ends what is left of a server whose postmaster is gone. Its idle processes leave by themselves in the same moment, but one
 * in the middle of a query does not notice for as long as it takes, and PostgreSQL refuses to start beside it. To kill it
 * is safe: what it had committed is on disk, and the next start recovers as after any crash.
 */
export async function endStragglers(cluster: string, log: (line: string) => void): Promise<void> {
  // Again and again, for one may have started another while we looked.
  for (;;) {
    const left = serverProcessesIn(cluster)
    if (left.length === 0) return
    await waitUntil(() => !left.some(isRunning), 50)
    const stubborn = left.filter(isRunning)
    if (stubborn.length > 0) log(`ending lingering processes of the database (${stubborn.length})`)
    for (const one of stubborn) signal(one, 'SIGKILL')
    await waitUntil(() => !stubborn.some(isRunning))
  }
}

/**
 * Removes a lock file that would make PostgreSQL refuse to start although no server runs here: one cut short, or one whose pid
 * belongs to another process by now, be it a zombie. Every other one it clears away itself, after checks of its own.
 */
export async function removeMisleadingLockFile(cluster: string): Promise<void> {
  const found = readPostmasterFile(cluster)
  if (!found || process.platform === 'win32') return
  if (found.pid === undefined || pidIsTaken(found.pid)) await rm(postmasterFileIn(cluster), { force: true })
}
