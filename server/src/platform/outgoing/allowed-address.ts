import { isIP } from 'node:net'
import { isPublicAddress } from './public-address.ts'
import { isUsualAddress } from './redirects.ts'

/**
 * Whether an address could be connected to, by its text alone: at a usual port, and without the name or the IP address of a private network, unless
 * the operator configured its origin. What a name leads to is only known when it is connected to.
 */
export function isAllowedAddress(url: URL, origins: readonly string[]): boolean {
  if (origins.includes(url.origin)) return true
  // A URL has IPv4 addresses such as 127.1 in full, and those of IPv6 in brackets.
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  if (!isUsualAddress(url)) return false
  if (isIP(host) > 0) return isPublicAddress(host)
  return host.includes('.') && !/\.(localhost|local|internal)$/.test(host)
}
