import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

// A file being written changes all the time; another server may be writing into the same folder right now.
const staleAfter = 3_600_000

/** Removes what a crash left unfinished in a folder of temporary files. */
export async function sweepStale(folder: string) {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => null)
    if (found && Date.now() - found.mtimeMs > staleAfter) await rm(path, { force: true })
  }
}
