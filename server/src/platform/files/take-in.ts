import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import type { Upload } from '@app/contract/route.ts'
import { fileEmpty, fileTooLarge, uploadInterrupted } from './refusals.ts'

// Whoever is still sending does not read an answer: so many times the limit is read, and thrown away, before it.
const patience = 5

/** Writes an upload of 1 to `largest` bytes to a new file at `path`, and never more than that. */
export async function takeIn(upload: Upload, path: string, largest: number) {
  const hash = createHash('sha256')
  let bytes = 0
  const file = await open(path, 'wx', 0o600)
  try {
    for await (const chunk of sent(upload)) {
      bytes += chunk.byteLength
      if (bytes > largest * patience) break
      if (bytes > largest) continue
      hash.update(chunk)
      await file.writeFile(chunk)
    }
  } finally {
    await file.close()
  }
  if (bytes > largest) throw fileTooLarge()
  if (bytes === 0) throw fileEmpty()
  return { sha256: hash.digest('hex'), bytes }
}

// A sender that hangs up is no failure of ours, unlike a disk that is full.
async function* sent({ stream }: Upload) {
  try {
    yield* stream
  } catch (error) {
    throw uploadInterrupted(error)
  }
}
