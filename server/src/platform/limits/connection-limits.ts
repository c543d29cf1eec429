import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import type { ConnectionSettings } from './limit-settings.ts'

interface ConnectionLimitParts extends ConnectionSettings {
  /** Maps an IP address to the network that one customer has. Undefined behind a proxy, whose connections are everybody's. */
  networkOf: ((address: string) => string) | undefined
}

/**
 * Limits connections, in all and of one network. A network that opens too many loses its oldest one without a request, such
 * as one whose headers arrive slowly. If all of them have requests, the new one is closed.
 */
export function limitConnections(server: Server, { total, perNetwork, networkOf }: ConnectionLimitParts) {
  server.maxConnections = total
  if (!networkOf) return
  const networks = new Map<string, Set<Socket>>()
  const busy = new WeakSet<Socket>()

  server.on('connection', (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? '')
    // In the order in which they were opened.
    const open = networks.get(network) ?? new Set()
    networks.set(network, open)
    if (open.size >= perNetwork) {
      const idle = open.values().find((other) => !busy.has(other))
      if (!idle) {
        socket.destroy()
        return
      }
      open.delete(idle)
      idle.destroy()
    }
    open.add(socket)
    socket.once('close', () => {
      open.delete(socket)
      if (open.size === 0 && networks.get(network) === open) networks.delete(network)
    })
  })
  server.on('request', ({ socket }: IncomingMessage, response) => {
    busy.add(socket)
    response.once('close', () => busy.delete(socket))
  })
}
