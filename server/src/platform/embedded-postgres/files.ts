import { open, readFile, rename } from 'node:fs/promises'
import path from 'node:path'
import { isMissing } from '../file-errors.ts'

/** Undefined when the file doesn't exist. Throws on any other error. */
export async function readIfPresent(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/** Writes the file completely or not at all, even on a power failure. */
export async function writeAtomically(file: string, text: string, mode: number): Promise<void> {
  const draft = `${file}.${process.pid}.draft`
  const handle = await open(draft, 'w', mode)
  try {
    // `open` applies the umask, and ignores the mode for a draft that a crash left behind.
    if (process.platform !== 'win32') await handle.chmod(mode)
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(draft, file)
  await syncFolder(path.dirname(file))
}

/** Makes renames in a folder durable. Windows does so by itself and can't open folders. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
