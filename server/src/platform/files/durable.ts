import { open, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import { createPrivateFolder } from './private-folder.ts'

/** Returns once the file's content would survive a power failure. */
export async function syncFile(path: string) {
  // Windows only flushes files that are open for writing.
  const file = await open(path, 'r+')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

/**
 * Renames a finished file atomically and durably: a crash or power failure never leaves a partial file at `to`, nor loses it
 * once this returns. `root` is a folder above `to` that is durable already.
 */
export async function moveDurably(from: string, to: string, root: string) {
  await syncFile(from)
  await createPrivateFolder(dirname(to))
  await rename(from, to)
  await syncFolders(dirname(to), root)
}

/** Makes the entries of `folder`, and of every folder from there up to `root`, survive a power failure. */
export async function syncFolders(folder: string, root: string) {
  // Windows does so by itself and can't open folders.
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
  if (folder !== root && folder !== dirname(folder)) await syncFolders(dirname(folder), root)
}
