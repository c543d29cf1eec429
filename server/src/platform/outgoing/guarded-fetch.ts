import { Readable } from 'node:stream'
import { guardedRequest, RefusedAddress } from './guarded-request.ts'

/** Bodies of replies are at most so many bytes. */
const mostBytes = 4_000_000

/**
 * A `fetch` for libraries that talk to one service which the operator configured, and to nothing else: that may be in our own network. Redirects
 * aren't followed, and replies that are too large break off.
 */
export const guardedFetch =
  (origin: string): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init)
    const url = new URL(request.url)
    if (url.origin !== origin) throw new RefusedAddress(url.host)
    const body = new Uint8Array(await request.arrayBuffer())
    const reply = await guardedRequest({
      method: request.method === 'POST' ? 'POST' : 'GET',
      url,
      headers: Object.fromEntries(request.headers),
      ...(body.length > 0 && { body }),
      signal: request.signal,
      isAllowed: () => true,
    })
    const headers = Object.entries(reply.headers).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, String(value)]],
    )
    const { statusCode: status = 502 } = reply
    return new Response(Readable.toWeb(reply.compose(atMost)), {
      status: status < 200 ? 502 : status,
      headers,
    })
  }

async function* atMost(chunks: AsyncIterable<Uint8Array>) {
  let bytes = 0
  for await (const chunk of chunks) {
    bytes += chunk.length
    if (bytes > mostBytes) throw new Error(`the reply has over ${mostBytes} bytes`)
    yield chunk
  }
}
