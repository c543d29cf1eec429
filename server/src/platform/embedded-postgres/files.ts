import { open, readFile, rename } from 'node:fs/promises'
import path from 'node:path'

export const hasCode = (error: unknown, ...codes: string[]): boolean =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code))

export const isMissing = (error: unknown): boolean => hasCode(error, 'ENOENT', 'ENOTDIR')

/** Undefined when there is no such file; every other failure is thrown. */
export async function readIfPresent(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/** The file is there whole or not at all, even when the machine loses power half-way. */
export async function writeWhole(file: string, text: string, mode: number): Promise<void> {
  const draft = `${file}.${process.pid}.draft`
  const handle = await open(draft, 'w', mode)
  try {
    // The mode given to `open` is cut by the umask, and ignored for a draft left over from a crash.
    if (process.platform !== 'win32') await handle.chmod(mode)
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(draft, file)
  await syncFolder(path.dirname(file))
}

/** Makes renames in a folder last. Windows keeps them without being asked and cannot open a folder. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
