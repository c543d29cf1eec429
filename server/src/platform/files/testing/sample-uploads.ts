import type { Upload } from '@app/contract/route.ts'
import { Refusal } from '../../errors.ts'

const chunkBytes = 65_536

export const uploadOf = (content: Uint8Array | string, name = 'upload'): Upload => ({
  name,
  stream: chunksOf(Buffer.from(content)),
})

async function* chunksOf(content: Buffer) {
  for (let at = 0; at < content.length; at += chunkBytes) yield content.subarray(at, at + chunkBytes)
}

/** An upload of spaces that counts how many of them were read. */
export function uploadOfLength(bytes: number) {
  const sent = { bytes: 0 }
  async function* spaces() {
    while (sent.bytes < bytes) {
      const chunk = Buffer.alloc(Math.min(chunkBytes, bytes - sent.bytes), ' ')
      sent.bytes += chunk.length
      yield chunk
    }
  }
  return { upload: { name: 'spaces.txt', stream: spaces() } satisfies Upload, sent }
}

/** The refusal that the promise rejects with. Throws if it resolves or rejects with anything else. */
export async function refusalOf(work: Promise<unknown>) {
  const outcome = await work.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  )
  if (!('error' in outcome)) throw new Error(`was not refused but gave ${JSON.stringify(outcome.value)}`)
  if (!(outcome.error instanceof Refusal)) throw outcome.error
  const { status, code, errors } = outcome.error
  return { status, code, paths: errors?.map((error) => error.path) }
}
