import { open, type FileHandle } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { isMissing } from '../file-errors.ts'

/** An open file, readable even after it is unlinked. The caller must stream, read or close it. */
export interface OpenFile {
  bytes: number
  /** Closes the file when the stream ends. */
  stream(): Readable
  /** The whole content; closes the file. */
  read(): Promise<Buffer>
  close(): Promise<void>
}

/** Null when there is no such file. */
export async function openFile(path: string): Promise<OpenFile | null> {
  const handle = await openIfPresent(path)
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

async function openIfPresent(path: string): Promise<FileHandle | null> {
  try {
    return await open(path, 'r')
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** At most `maxBytes` from the start of the file. */
export async function readStart(path: string, maxBytes: number): Promise<Buffer> {
  const handle = await open(path, 'r')
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(maxBytes), 0, maxBytes, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}
