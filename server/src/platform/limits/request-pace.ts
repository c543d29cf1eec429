import type { IncomingMessage, Server, ServerResponse } from 'node:http'

interface RequestPaceOptions {
  /** Whose turn a request takes, such as the network of its client. */
  shareOf: (request: IncomingMessage) => string
}

export interface RequestPace {
  readonly hasWaiting: boolean
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
/** So few, because a reply to others takes several rounds, each of which lasts longer by what is started. */
const waitingPerRound = 2

/**
 * Starts a few requests of a share, such as a network, in each round of the event loop. Without this, thousands of requests
 * that arrive at once would all be refused before anything else happens. Requests that have to wait are started share by
 * share, and those of others pass them.
 */
export function paceRequests(server: Server, { shareOf }: RequestPaceOptions): RequestPace {
  const handlers = server.listeners('request')
  server.removeAllListeners('request')
  // Those with requests that wait are in the order of their next turns.
  const shares = new Map<string, Share>()
  let started = 0
  let waiting = 0

  function startWaiting() {
    let turns = waitingPerRound
    for (const [name, share] of shares) {
      if (turns === 0) return
      const start = share.waiting.shift()
      if (!start) continue
      turns -= 1
      waiting -= 1
      shares.delete(name)
      if (share.waiting.length > 0) shares.set(name, share)
      start()
    }
  }

  function endRound() {
    started = 0
    for (const [name, share] of shares) {
      share.started = 0
      if (share.waiting.length === 0) shares.delete(name)
    }
    if (shares.size === 0) return
    setImmediate(endRound)
    startWaiting()
  }

  server.on('request', (request: IncomingMessage, reply: ServerResponse) => {
    const start = () => {
      // The client may have left while the request was waiting.
      if (reply.destroyed) return
      for (const handle of handlers) handle.call(server, request, reply)
    }
    const name = shareOf(request)
    const share = shares.get(name) ?? { started: 0, waiting: [] }
    if (shares.size === 0) setImmediate(endRound)
    shares.set(name, share)
    if (share.waiting.length > 0 || share.started >= perShare || started >= perRound) {
      waiting += 1
      share.waiting.push(start)
    } else {
      share.started += 1
      started += 1
      start()
    }
  })
  return {
    get hasWaiting() {
      return waiting > 0
    },
  }
}
