import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

// Spares files that another server is writing right now: their timestamps are recent.
const staleAfterMs = 3_600_000

/** Removes the drafts that a crash left behind. */
export async function sweepStale(folder: string) {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const stats = await stat(path).catch(() => null)
    if (stats && Date.now() - stats.mtimeMs > staleAfterMs) await rm(path, { force: true })
  }
}
