import type { Server } from 'node:http'
import type { Socket } from 'node:net'

export interface Network {
  name: string
  /** In the order in which they were opened. */
  sockets: ReadonlySet<Socket>
}

export interface OpenConnections {
  /** The network of a connection, with all its connections. */
  of(socket: Socket): Network
  /** Whether it has no request. The headers of one may be arriving. */
  isIdle(socket: Socket): boolean
  /** Doesn't count it anymore, because it is being closed or has become a WebSocket, which are limited for each user. */
  forget(socket: Socket): void
}

/** Tracks the connections of each network. Call it before `limitConnections` and `paceReading`. */
export function openConnections(server: Server, networkOf: (address: string) => string): OpenConnections {
  const networks = new Map<string, { name: string; sockets: Set<Socket> }>()
  const networkAt = new WeakMap<Socket, { name: string; sockets: Set<Socket> }>()
  const running = new WeakMap<Socket, number>()
  const count = (socket: Socket, change: number) => running.set(socket, (running.get(socket) ?? 0) + change)
  const forget = (socket: Socket) => void networkAt.get(socket)?.sockets.delete(socket)

  server.on('connection', (socket: Socket) => {
    const name = networkOf(socket.remoteAddress ?? '')
    const network = networks.get(name) ?? { name, sockets: new Set() }
    network.sockets.add(socket)
    networks.set(name, network)
    networkAt.set(socket, network)
    socket.once('close', () => {
      forget(socket)
      if (network.sockets.size === 0 && networks.get(name) === network) networks.delete(name)
    })
  })
  server.on('request', ({ socket }, reply) => {
    count(socket, 1)
    reply.once('close', () => count(socket, -1))
  })
  return {
    of: (socket) => networkAt.get(socket) ?? { name: '', sockets: new Set() },
    isIdle: (socket) => (running.get(socket) ?? 0) === 0,
    forget,
  }
}
