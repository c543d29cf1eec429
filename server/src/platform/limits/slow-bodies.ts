import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'

interface SlowBodyParts {
  minBytesPerSecond: number
  /** Responds to a request that is too slow, and closes its connection. */
  cut: (socket: Socket) => void
}

/** The rate is measured over this time, so that a line may stall for a while. */
const windowMs = 30_000
const checkEveryMs = 5000

/** How much of a body had arrived at the start of a window. */
interface Mark {
  bytes: number
  at: number
}

/**
 * Cuts requests whose bodies arrive more slowly than the minimum rate. A slow line that makes progress may take as long as
 * it needs. Time in which the server doesn't read doesn't count.
 */
export function cutSlowBodies(server: Server, { minBytesPerSecond, cut }: SlowBodyParts) {
  const receiving = new Map<IncomingMessage, Mark>()

  server.on('request', (request: IncomingMessage) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers
    if (encoding === undefined && (length === undefined || length === '0')) return
    const { socket } = request
    receiving.set(request, { bytes: socket.bytesRead, at: performance.now() })
    request.once('close', () => receiving.delete(request))
  })

  const check = () => {
    const now = performance.now()
    for (const [request, mark] of receiving) {
      const { socket } = request
      const isWaitingForUs = request.readableLength >= request.readableHighWaterMark
      if (request.complete) receiving.delete(request)
      else if (isWaitingForUs) receiving.set(request, { bytes: socket.bytesRead, at: now })
      else if (now - mark.at >= windowMs) {
        const rate = (socket.bytesRead - mark.bytes) / ((now - mark.at) / 1000)
        receiving.set(request, { bytes: socket.bytesRead, at: now })
        if (rate >= minBytesPerSecond) continue
        receiving.delete(request)
        cut(socket)
      }
    }
  }
  const timer = setInterval(check, checkEveryMs).unref()
  server.once('close', () => clearInterval(timer))
}
