import type { Server } from 'node:http'
import type { Socket } from 'node:net'

export interface OpenConnections {
  /** Those of the network of a connection, in the order in which they were opened. */
  of(socket: Socket): ReadonlySet<Socket>
  /** Whether it has no request. The headers of one may be arriving. */
  isIdle(socket: Socket): boolean
  /** Doesn't count it anymore, because it is being closed. */
  forget(socket: Socket): void
}

/** Knows the connections of each network. Its listeners come before those of others that use it. */
export function openConnections(server: Server, networkOf: (address: string) => string): OpenConnections {
  const networks = new Map<string, Set<Socket>>()
  const networkAt = new WeakMap<Socket, Set<Socket>>()
  const running = new WeakMap<Socket, number>()
  const count = (socket: Socket, change: number) => running.set(socket, (running.get(socket) ?? 0) + change)
  const forget = (socket: Socket) => void networkAt.get(socket)?.delete(socket)

  server.on('connection', (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? '')
    const open = networks.get(network) ?? new Set()
    networks.set(network, open.add(socket))
    networkAt.set(socket, open)
    socket.once('close', () => {
      forget(socket)
      if (open.size === 0 && networks.get(network) === open) networks.delete(network)
    })
  })
  server.on('request', ({ socket }, reply) => {
    count(socket, 1)
    reply.once('close', () => count(socket, -1))
  })
  return {
    of: (socket) => networkAt.get(socket) ?? new Set(),
    isIdle: (socket) => (running.get(socket) ?? 0) === 0,
    forget,
  }
}
