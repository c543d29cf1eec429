import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { atEndOfRound } from './round.ts'

interface RequestPaceOptions {
  /** Whose turn a request takes, such as the network of its client. */
  shareOf: (request: IncomingMessage) => string
  /** Refuses a request of a share that has too many waiting. */
  refuse: (reply: ServerResponse) => void
}

export interface RequestPace {
  /** Whether requests of the share wait to be started. */
  hasWaiting(share: string): boolean
}

interface Share {
  /** Requests that were started in this round of the event loop. */
  started: number
  waiting: (() => void)[]
}

/** A share may start so many requests in a round. The rest waits. */
const perShare = 4
/** More than this of all shares is a flood, so all further ones wait. */
const perRound = 64
/** Kept low: every started request lengthens the round, and replies to other clients need several rounds. */
const waitingPerRound = 2
/** Further requests of a share are refused. */
const mostWaiting = 1000
/** Requests on one connection that wait. A connection that pipelines more is closed. */
const mostPipelined = 16

/**
 * Starts a few requests of a share, such as a network, in each round of the event loop. Without this, thousands of requests
 * that arrive at once would all be refused before anything else happens. Requests that have to wait are started share by
 * share, and those of others pass them.
 */
export function paceRequests(server: Server, { shareOf, refuse }: RequestPaceOptions): RequestPace {
  const handlers = server.listeners('request')
  server.removeAllListeners('request')
  // Those with requests that wait are in the order of their next turns.
  const shares = new Map<string, Share>()
  const pipelined = new WeakMap<Socket, number>()
  let started = 0

  function startWaiting() {
    let turns = waitingPerRound
    for (const [name, share] of shares) {
      if (turns === 0) return
      const start = share.waiting.shift()
      if (!start) continue
      turns -= 1
      shares.delete(name)
      if (share.waiting.length > 0) shares.set(name, share)
      start()
    }
  }

  const scheduleEndOfRound = atEndOfRound(() => {
    started = 0
    for (const [name, share] of shares) {
      share.started = 0
      if (share.waiting.length === 0) shares.delete(name)
    }
    if (shares.size === 0) return
    scheduleEndOfRound()
    startWaiting()
  })

  /** Lets a request wait. Refuses it if its connection or its share has too many of them. */
  function wait(share: Share, { socket }: IncomingMessage, reply: ServerResponse, start: () => void) {
    const count = pipelined.get(socket) ?? 0
    if (count >= mostPipelined) {
      socket.destroy()
      return
    }
    if (share.waiting.length >= mostWaiting) {
      refuse(reply)
      return
    }
    pipelined.set(socket, count + 1)
    share.waiting.push(() => {
      pipelined.set(socket, (pipelined.get(socket) ?? 1) - 1)
      start()
    })
  }

  server.on('request', (request: IncomingMessage, reply: ServerResponse) => {
    // Requests of a closed connection that were in the same chunk.
    if (request.socket.destroyed) return
    const start = () => {
      // The client may have left while the request was waiting.
      if (reply.destroyed) return
      for (const handle of handlers) handle.call(server, request, reply)
    }
    const name = shareOf(request)
    const share = shares.get(name) ?? { started: 0, waiting: [] }
    shares.set(name, share)
    scheduleEndOfRound()
    if (share.waiting.length > 0 || share.started >= perShare || started >= perRound) {
      wait(share, request, reply, start)
    } else {
      share.started += 1
      started += 1
      start()
    }
  })
  return { hasWaiting: (name) => (shares.get(name)?.waiting.length ?? 0) > 0 }
}
