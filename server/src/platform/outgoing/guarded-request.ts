import { lookup } from 'node:dns'
import * as http from 'node:http'
import * as https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'

export interface GuardedRequest {
  /** By default, GET. */
  method?: 'GET' | 'POST'
  url: URL
  headers: Record<string, string>
  body?: Uint8Array
  /** Ends the exchange. */
  signal: AbortSignal
  /** Whether the server may be at this IP address. */
  isAllowed(address: string): boolean
}

export class RefusedAddress extends Error {
  constructor(address: string) {
    super(`${address} is an address of our own network`)
  }
}

/**
 * Sends a request and resolves with the reply before its body, which the caller reads or destroys. Doesn't follow redirects. Throws for
 * addresses that are not allowed. They are checked as they are connected to, so a name can't resolve to one address for the
 * check and to another one for the request.
 */
export function guardedRequest({
  method = 'GET',
  url,
  headers,
  body,
  signal,
  isAllowed,
}: GuardedRequest): Promise<http.IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0 && !isAllowed(host)) return Promise.reject(new RefusedAddress(host))
  const { request } = url.protocol === 'https:' ? https : http
  return new Promise((resolve, reject) => {
    request(url, { method, headers, signal, lookup: allowedLookup(isAllowed) }, resolve)
      .on('error', reject)
      .end(body)
  })
}

const allowedLookup =
  (isAllowed: GuardedRequest['isAllowed']): LookupFunction =>
  (hostname, options, callback) =>
    lookup(hostname, { ...options, all: true }, (error, found) => {
      const refused = found?.find(({ address }) => !isAllowed(address))
      const [first] = found ?? []
      if (error ?? refused ?? !first)
        callback(error ?? new RefusedAddress(refused?.address ?? hostname), '', 0)
      else if (options.all === true) callback(null, found)
      else callback(null, first.address, first.family)
    })
