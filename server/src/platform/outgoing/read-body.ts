import type { IncomingMessage } from 'node:http'

export class BodyTooLarge extends Error {}

/** Throws `BodyTooLarge` as soon as there are more bytes. */
export async function readBody(reply: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of reply) {
    chunks.push(chunk)
    bytes += chunk.length
    if (bytes > maxBytes) throw new BodyTooLarge(`the reply has over ${maxBytes} bytes`)
  }
  return Buffer.concat(chunks)
}
