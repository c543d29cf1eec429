import type { IncomingHttpHeaders } from 'node:http'
import { guardedRequest, RefusedAddress } from './guarded-request.ts'
import { isPublicAddress } from './public-address.ts'
import { readBody } from './read-body.ts'
import { isUsualAddress, maxRedirects, redirectOf } from './redirects.ts'
import { unpacked } from './unpack-body.ts'

interface DocumentRequest {
  url: string
  headers: Record<string, string>
  /** Ends the whole exchange. */
  signal: AbortSignal
  maxBytes: number
  /** Servers that may be in our own network, and at any port, as the operator configured. */
  origins: readonly string[]
  mostRedirects?: number
}

export interface FetchedDocument {
  status: number
  headers: IncomingHttpHeaders
  /** Only with the status 200. */
  body: Buffer
}

/**
 * Fetches a document from an address that anybody may have entered, following redirects. Only public addresses and the usual ports are
 * connected to. Replies are asked for without compression, so that few bytes can't become many; those that are compressed anyway are unpacked up to
 * the same size. Throws without a reply, and for one that is too large or can't be unpacked.
 */
export async function fetchDocument({
  url: address,
  headers,
  signal,
  maxBytes,
  origins,
  mostRedirects = maxRedirects,
}: DocumentRequest): Promise<FetchedDocument> {
  let url: URL | null = new URL(address)
  for (let hops = 0; url !== null && hops <= mostRedirects; hops++) {
    const isOwn = origins.includes(url.origin)
    if (!isOwn && !isUsualAddress(url)) throw new RefusedAddress(url.host)
    const reply = await guardedRequest({
      url,
      headers: { 'accept-encoding': 'identity', ...headers },
      signal,
      isAllowed: isOwn ? () => true : isPublicAddress,
    })
    try {
      const next = redirectOf(reply, url)
      if (next === undefined) {
        const { statusCode: status = 0 } = reply
        const body =
          status === 200
            ? await unpacked(await readBody(reply, maxBytes), reply.headers, maxBytes)
            : Buffer.alloc(0)
        return { status, headers: reply.headers, body }
      }
      url = next
    } finally {
      reply.destroy()
    }
  }
  throw new Error('the address redirects without an end')
}
