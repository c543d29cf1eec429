import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import type { Upload } from '@app/contract/route.ts'
import { privateFile } from './private-folder.ts'
import { fileEmpty, fileTooLarge, uploadInterrupted } from './refusals.ts'

// A client that is still sending doesn't read our response. So discard the excess, up to this multiple of the limit.
const discardFactor = 5

/** Writes an upload of 1 to `maxBytes` bytes to a new file at `path`. Throws a refusal if it is empty or larger. */
export async function writeUpload(upload: Upload, path: string, maxBytes: number) {
  const hash = createHash('sha256')
  let bytes = 0
  const file = await open(path, 'wx', privateFile)
  try {
    for await (const chunk of receive(upload)) {
      bytes += chunk.byteLength
      if (bytes > maxBytes * discardFactor) break
      if (bytes > maxBytes) continue
      hash.update(chunk)
      await file.writeFile(chunk)
    }
  } finally {
    await file.close()
  }
  if (bytes > maxBytes) throw fileTooLarge(maxBytes)
  if (bytes === 0) throw fileEmpty()
  return { sha256: hash.digest('hex'), bytes }
}

/** An upload of 1 to `maxBytes` bytes in memory. Throws a refusal if it is empty or larger. */
export async function readUpload(upload: Upload, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of receive(upload)) {
    bytes += chunk.byteLength
    if (bytes > maxBytes * discardFactor) break
    if (bytes <= maxBytes) chunks.push(chunk)
  }
  if (bytes > maxBytes) throw fileTooLarge(maxBytes)
  if (bytes === 0) throw fileEmpty()
  return new Uint8Array(Buffer.concat(chunks))
}

// A client that disconnects is not a server error, unlike a full disk.
async function* receive({ stream }: Upload) {
  try {
    yield* stream
  } catch (error) {
    throw uploadInterrupted(error)
  }
}
