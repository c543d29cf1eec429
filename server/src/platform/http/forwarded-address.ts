import type { IncomingMessage } from 'node:http'

/** The address of the client behind this many trusted proxies, before Fastify has worked it out. */
export function forwardedAddress({ headers, socket }: IncomingMessage, proxies: number): string {
  const chain = headers['x-forwarded-for']
  if (proxies === 0 || chain === undefined) return socket.remoteAddress ?? ''
  const hops = [chain].flat().join(',').split(',')
  return (hops.at(-proxies) ?? hops[0] ?? '').trim()
}
