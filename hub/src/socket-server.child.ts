// For the benchmark: a hub, or the same number of bare WebSockets. Commands come from the parent process.
import { createServer, type IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer, type WebSocket } from 'ws'
import { acceptUpgrades } from './accept-upgrades.ts'
import type { HubUser } from './connection.ts'
import { invocationFrame } from './frames.ts'
import { Hub } from './hub.ts'

const isHub = process.argv.includes('hub')
const server = createServer()

function openHub() {
  const hub = new Hub<HubUser>({ origin: 'http://localhost', clientTimeoutMs: 3_600_000 })
  const authenticate = async (id: string) => ({ id, expires: Date.now() + 3_600_000 })
  acceptUpgrades(server, { path: '/hub', hub, authenticate })
  return {
    broadcast: (frame: string) => hub.broadcast(frame),
    count: () => hub.userIds().filter((id) => hub.isOpen(id)).length,
  }
}

function openBare() {
  const sockets = new Set<WebSocket>()
  const accepting = new WebSocketServer({ noServer: true, perMessageDeflate: false, clientTracking: false })
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) =>
    accepting.handleUpgrade(request, socket, head, (webSocket) => {
      webSocket.on('message', () => webSocket.send('{}\x1e'))
      sockets.add(webSocket)
    }),
  )
  return {
    broadcast: (frame: string) => {
      for (const socket of sockets) socket.send(frame)
    },
    count: () => sockets.size,
  }
}

const sides = isHub ? openHub() : openBare()
const frame = invocationFrame('Notify', [
  ['news'],
  '/events/018b6c32-39fb-7000-acc4-f07b4547125c',
  null,
  12_345,
])

/** CPU in ms per broadcast to all. */
async function broadcast(times: number): Promise<number> {
  const before = process.cpuUsage()
  for (let n = 0; n < times; n++) {
    sides.broadcast(frame)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / times
}

process.on('message', (command: string) => {
  void (async () => {
    if (command === 'broadcast') process.send?.(await broadcast(20))
    if (command === 'count') process.send?.(sides.count())
    if (command === 'memory') {
      for (let n = 0; n < 4; n++) {
        globalThis.gc?.()
        await new Promise((resolve) => setTimeout(resolve, 250))
      }
      process.send?.(process.memoryUsage.rss())
    }
  })()
})
process.on('disconnect', () => process.exit())
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.send?.(typeof address === 'object' ? address?.port : undefined)
})
