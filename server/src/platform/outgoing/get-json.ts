import { lookup } from 'node:dns'
import * as http from 'node:http'
import * as https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'

interface JsonRequest {
  url: URL
  headers: Record<string, string>
  /** For the whole exchange. */
  timeoutMs: number
  maxBytes: number
  /** Whether the server may be at this IP address. */
  isAllowed(address: string): boolean
}

/**
 * Fetches JSON from another service. Returns undefined for a 404. Throws for any other status, redirects included, for
 * addresses that are not allowed, and for replies that are too large or too slow. Addresses are checked as they are
 * connected to, so a name can't resolve to one address for the check and to another one for the request.
 */
export function getJson({ url, headers, timeoutMs, maxBytes, isAllowed }: JsonRequest): Promise<unknown> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0 && !isAllowed(host)) return Promise.reject(refusedAddress(host))
  const signal = AbortSignal.timeout(timeoutMs)
  const { get } = url.protocol === 'https:' ? https : http
  return new Promise((resolve, reject) => {
    const request = get(url, { headers, signal, lookup: allowedLookup(isAllowed) }, (reply) => {
      const finish = (outcome: () => void) => {
        reply.destroy()
        outcome()
      }
      if (reply.statusCode === 404) return finish(() => resolve(undefined))
      if (reply.statusCode !== 200)
        return finish(() => reject(new Error(`${url.host} replied with ${reply.statusCode}`)))
      const chunks: Buffer[] = []
      let bytes = 0
      reply.on('data', (chunk: Buffer) => {
        bytes += chunk.length
        if (bytes > maxBytes)
          finish(() => reject(new Error(`${url.host} replied with over ${maxBytes} bytes`)))
        else chunks.push(chunk)
      })
      reply.on('error', reject)
      reply.on('end', () => {
        try {
          resolve(JSON.parse(Buffer.concat(chunks).toString('utf8')))
        } catch {
          reject(new Error(`${url.host} replied with something other than JSON`))
        }
      })
    })
    request.on('error', reject)
  })
}

const refusedAddress = (address: string) => new Error(`${address} is an address of our own network`)

const allowedLookup =
  (isAllowed: JsonRequest['isAllowed']): LookupFunction =>
  (hostname, options, callback) =>
    lookup(hostname, { ...options, all: true }, (error, found) => {
      const refused = found?.find(({ address }) => !isAllowed(address))
      const [first] = found ?? []
      if (error ?? refused ?? !first) callback(error ?? refusedAddress(refused?.address ?? hostname), '', 0)
      else if (options.all === true) callback(null, found)
      else callback(null, first.address, first.family)
    })
