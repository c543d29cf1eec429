import { open, type FileHandle } from 'node:fs/promises'
import type { Readable } from 'node:stream'

/** A file that stays readable even when its name goes away. Whoever opened it streams it, reads it or closes it. */
export interface OpenFile {
  bytes: number
  /** Closes the file at its end. */
  stream(): Readable
  /** The whole content; closes the file. */
  read(): Promise<Buffer>
  close(): Promise<void>
}

/** Null where there is no such file. */
export async function openFile(path: string): Promise<OpenFile | null> {
  const handle = await openIfThere(path)
  if (!handle) return null
  try {
    const { size } = await handle.stat()
    return {
      bytes: size,
      stream: () => handle.createReadStream(),
      read: () => readAll(handle),
      close: () => handle.close(),
    }
  } catch (error) {
    await handle.close()
    throw error
  }
}

async function readAll(handle: FileHandle) {
  try {
    return await handle.readFile()
  } finally {
    await handle.close()
  }
}

async function openIfThere(path: string): Promise<FileHandle | null> {
  try {
    return await open(path, 'r')
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

export const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** At most `most` bytes from the file's start. */
export async function readStart(path: string, most: number): Promise<Buffer> {
  const handle = await open(path, 'r')
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(most), 0, most, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}
