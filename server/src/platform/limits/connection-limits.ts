import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { OpenConnections } from './open-connections.ts'

interface ConnectionLimitParts {
  open: OpenConnections
  perNetwork: number
  onClosed?: ((reason: 'network') => void) | undefined
}

/**
 * Limits the connections of one network. One that opens too many loses its oldest one without a request, such as one whose
 * headers arrive slowly. If all of them have requests, the new one is closed.
 */
export function limitConnections(server: Server, { open, perNetwork, onClosed }: ConnectionLimitParts) {
  server.on('connection', (socket: Socket) => {
    const { sockets: sameNetwork } = open.of(socket)
    if (sameNetwork.size <= perNetwork) return
    const idle = sameNetwork.values().find((other) => other !== socket && open.isIdle(other))
    const closed = idle ?? socket
    open.forget(closed)
    closed.destroy()
    onClosed?.('network')
  })
}
