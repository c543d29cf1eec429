import type { FileHandle } from 'node:fs/promises'
import { inflateRawSync } from 'node:zlib'

export interface ZipEntry {
  name: string
  /** 0 for stored, 8 for deflated. */
  method: number
  compressedBytes: number
  /** Of its local header. */
  offset: number
}

const endSignature = 0x06054b50
const entrySignature = 0x02014b50
const localSignature = 0x04034b50
const endLength = 22
const entryLength = 46
const localLength = 30
const maxComment = 65_535

/**
 * The central directory, which is what programs that open archives rely on, unlike local headers. Null unless the file is a
 * single archive from its first byte to its last. Doesn't support ZIP64 or archives that span disks.
 */
export async function zipDirectory(file: FileHandle): Promise<ZipEntry[] | null> {
  const { size } = await file.stat()
  const tail = await read(file, Math.max(0, size - endLength - maxComment), size)
  const end = findEnd(tail)
  if (end === -1) return null
  const count = tail.readUInt16LE(end + 10)
  const length = tail.readUInt32LE(end + 12)
  const start = tail.readUInt32LE(end + 16)
  if (start + length !== size - tail.length + end) return null
  const entries = entriesOf(await read(file, start, start + length))
  if (entries?.length !== count || !entries.some(({ offset }) => offset === 0)) return null
  return entries
}

/** The content of an entry, or null if it is damaged or larger than `maxBytes`. */
export async function readZipEntry(
  file: FileHandle,
  entry: ZipEntry,
  maxBytes: number,
): Promise<Buffer | null> {
  const header = await read(file, entry.offset, entry.offset + localLength)
  if (header.length < localLength || header.readUInt32LE(0) !== localSignature) return null
  const start = entry.offset + localLength + header.readUInt16LE(26) + header.readUInt16LE(28)
  const content = await read(file, start, start + Math.min(entry.compressedBytes, maxBytes))
  if (entry.method === 0) return content
  if (entry.method !== 8) return null
  try {
    return inflateRawSync(content, { maxOutputLength: maxBytes })
  } catch {
    return null
  }
}

function findEnd(tail: Buffer) {
  for (let at = tail.length - endLength; at >= 0; at--)
    if (tail.readUInt32LE(at) === endSignature && at + endLength + tail.readUInt16LE(at + 20) === tail.length)
      return at
  return -1
}

function entriesOf(directory: Buffer): ZipEntry[] | null {
  const entries: ZipEntry[] = []
  for (let at = 0; at < directory.length;) {
    if (at + entryLength > directory.length || directory.readUInt32LE(at) !== entrySignature) return null
    const nameEnd = at + entryLength + directory.readUInt16LE(at + 28)
    entries.push({
      name: directory.toString('utf8', at + entryLength, nameEnd),
      method: directory.readUInt16LE(at + 10),
      compressedBytes: directory.readUInt32LE(at + 20),
      offset: directory.readUInt32LE(at + 42),
    })
    at = nameEnd + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32)
  }
  return entries
}

async function read(file: FileHandle, from: number, to: number) {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(to - from), 0, to - from, from)
  return buffer.subarray(0, bytesRead)
}
