import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Network, OpenConnections } from './open-connections.ts'
import { atEndOfRound } from './round.ts'

interface ReadingPaceParts {
  open: OpenConnections
  /** Whether requests of a network that were read are still waiting to be started. */
  hasWaiting: (network: string) => boolean
}

/** A network sends so many requests in a round of the event loop before its other connections have to wait. */
const perRound = 16

/**
 * Reads only a few requests of a network in each round of the event loop. The others stay unread in the kernel, where they
 * need neither time nor memory of ours. Otherwise all requests that have arrived are parsed before anything else happens.
 */
export function paceReading(server: Server, { open, hasWaiting }: ReadingPaceParts) {
  const read = new Map<Network, number>()
  const held = new Map<Network, Socket[]>()

  function hold(network: Network) {
    const idle = [...network.sockets].filter((socket) => open.isIdle(socket) && !socket.isPaused())
    for (const socket of idle) socket.pause()
    held.set(network, [...(held.get(network) ?? []), ...idle])
  }

  function resumeNext() {
    for (const [network, sockets] of held) {
      if (hasWaiting(network.name)) continue
      for (const socket of sockets.splice(0, Math.ceil(perRound / held.size))) socket.resume()
      if (sockets.length === 0) held.delete(network)
    }
  }

  const scheduleEndOfRound = atEndOfRound(() => {
    read.clear()
    if (held.size === 0) return
    scheduleEndOfRound()
    resumeNext()
  })

  server.on('request', ({ socket }) => {
    const network = open.of(socket)
    const count = (read.get(network) ?? 0) + 1
    scheduleEndOfRound()
    read.set(network, count)
    if (count === perRound) hold(network)
  })
}
