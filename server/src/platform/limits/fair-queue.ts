import { busy } from '../errors.ts'

/** Whose turn a piece of work takes. Visitors are their network. */
export interface Share {
  network: string
  caller: string
}

interface FairQueueOptions {
  maxRunning: number
  /** Fewer than `maxRunning`, so that a newcomer never waits for the work of one other caller. */
  maxRunningPerCaller: number
  maxQueued: number
  maxQueuedPerCaller: number
  /** What is said of work that is refused because the queue is full. */
  refusal: string
}

/**
 * Runs work in turns: networks take turns, and in each network its callers, however many pieces of work one of them has queued. One of
 * several places to run is never taken by the network that has all others.
 */
export interface FairQueue {
  /**
   * Starts `work` when it is its turn. Returns a function that leaves the queue. Throws a 503 if the queue is full.
   * `work` must not reject.
   */
  enqueue(share: Share, work: () => Promise<void>): () => void
  /** Throws a 503 if the queue is full, as `enqueue` would. */
  requireRoom(share: Share): void
  readonly queued: number
  readonly running: number
}

type Work = () => Promise<void>

interface Lane {
  waiting: Set<Work>
  running: number
}

interface Network {
  lanes: Map<string, Lane>
  waiting: number
  running: number
}

export function fairQueue(options: FairQueueOptions): FairQueue {
  const { maxRunning, maxRunningPerCaller, maxQueued, maxQueuedPerCaller, refusal } = options
  const maxRunningPerNetwork = Math.max(1, maxRunning - 1)
  const maxQueuedPerNetwork = Math.max(maxQueuedPerCaller, Math.ceil(maxQueued / 2))
  // Both levels are in the order of their next turns.
  const networks = new Map<string, Network>()
  let queued = 0
  let running = 0

  function placeOf({ network: name, caller }: Share) {
    const network = networks.get(name) ?? { lanes: new Map<string, Lane>(), waiting: 0, running: 0 }
    networks.set(name, network)
    const lane = network.lanes.get(caller) ?? { waiting: new Set(), running: 0 }
    network.lanes.set(caller, lane)
    return { network, lane }
  }

  function moveToEnd({ network: name, caller }: Share, { network, lane }: ReturnType<typeof placeOf>) {
    network.lanes.delete(caller)
    network.lanes.set(caller, lane)
    networks.delete(name)
    networks.set(name, network)
  }

  function removeIfEmpty({ network: name, caller }: Share, { network, lane }: ReturnType<typeof placeOf>) {
    if (lane.running === 0 && lane.waiting.size === 0) network.lanes.delete(caller)
    if (network.lanes.size === 0) networks.delete(name)
  }

  /** The work whose turn is next. */
  function findNext() {
    for (const [name, network] of networks) {
      if (network.waiting === 0 || network.running >= maxRunningPerNetwork) continue
      for (const [caller, lane] of network.lanes) {
        const [work] = lane.waiting
        if (work !== undefined && lane.running < maxRunningPerCaller)
          return { share: { network: name, caller }, work }
      }
    }
    return undefined
  }

  function startNext() {
    const next = running >= maxRunning ? undefined : findNext()
    if (next === undefined) return
    void run(next.share, next.work)
    startNext()
  }

  async function run(share: Share, work: Work) {
    const place = placeOf(share)
    const { network, lane } = place
    lane.waiting.delete(work)
    network.waiting -= 1
    queued -= 1
    moveToEnd(share, place)
    running += 1
    network.running += 1
    lane.running += 1
    try {
      await work()
    } finally {
      running -= 1
      network.running -= 1
      lane.running -= 1
      // Those that joined in the meantime go first.
      moveToEnd(share, place)
      removeIfEmpty(share, place)
      startNext()
    }
  }

  function requireRoom({ network: name, caller }: Share) {
    const network = networks.get(name)
    const waiting = network?.lanes.get(caller)?.waiting.size ?? 0
    if (
      queued >= maxQueued ||
      waiting >= maxQueuedPerCaller ||
      (network?.waiting ?? 0) >= maxQueuedPerNetwork
    )
      throw busy(refusal)
  }

  return {
    requireRoom,
    enqueue(share, work) {
      requireRoom(share)
      const place = placeOf(share)
      // Wrapped, because the same function may be enqueued twice.
      const entry = () => work()
      place.lane.waiting.add(entry)
      place.network.waiting += 1
      queued += 1
      startNext()
      return () => {
        if (!place.lane.waiting.delete(entry)) return
        place.network.waiting -= 1
        queued -= 1
        removeIfEmpty(share, place)
      }
    },
    get queued() {
      return queued
    },
    get running() {
      return running
    },
  }
}
