import { mkdir, open, rename } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Returns once the file's content would survive a power cut. */
export async function syncFile(path: string) {
  // Windows flushes only what is open for writing.
  const file = await open(path, 'r+')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

/**
 * Gives a finished file its name. Neither a crash nor a power cut leaves half of it there, and once this returns
 * neither loses it. `root` is a folder above `to` that has been there for long.
 */
export async function moveDurably(from: string, to: string, root: string) {
  await syncFile(from)
  await mkdir(dirname(to), { recursive: true })
  await rename(from, to)
  await syncFolders(dirname(to), root)
}

/** Makes the names in `folder`, and those of the folders from there up to `root`, survive a power cut. */
export async function syncFolders(folder: string, root: string) {
  // Windows neither needs nor allows this.
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
  if (folder !== root && folder !== dirname(folder)) await syncFolders(dirname(folder), root)
}
