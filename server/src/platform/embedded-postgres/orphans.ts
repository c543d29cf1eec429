import { rm } from 'node:fs/promises'
import { pidExists, isRunning, serverProcessesIn, signal } from './processes.ts'
import { postmasterFileIn, readPostmasterFile } from './postmaster-file.ts'
import { waitUntil } from './wait-until.ts'

/**
 * Kills server processes whose postmaster is gone. Idle ones exit on their own at once, but one that is running a query only
 * notices at its end, and PostgreSQL refuses to start beside it. Killing is safe: commits are on disk, and the next start
 * recovers as after any crash.
 */
export async function killOrphans(cluster: string, log: (line: string) => void): Promise<void> {
  // Loop: a process may have forked while we were listing.
  for (;;) {
    const orphans = serverProcessesIn(cluster)
    if (orphans.length === 0) return
    await waitUntil(() => !orphans.some(isRunning), 50)
    const busy = orphans.filter(isRunning)
    if (busy.length > 0) log(`killing orphaned processes of the database (${busy.length})`)
    for (const orphan of busy) signal(orphan, 'SIGKILL')
    await waitUntil(() => !busy.some(isRunning))
  }
}

/**
 * Removes a lock file that would wrongly keep PostgreSQL from starting: a truncated one, or one whose pid now belongs to
 * another process or a zombie. PostgreSQL handles every other stale lock file itself.
 */
export async function removeStaleLockFile(cluster: string): Promise<void> {
  const lock = readPostmasterFile(cluster)
  if (!lock || process.platform === 'win32') return
  if (lock.pid === undefined || pidExists(lock.pid)) await rm(postmasterFileIn(cluster), { force: true })
}
