import { busy } from '../errors.ts'

interface FairQueueOptions {
  maxRunning: number
  /** Fewer than `maxRunning`, so that a newcomer never waits for the work of one other share. */
  maxRunningPerShare: number
  maxQueued: number
  maxQueuedPerShare: number
  /** What is said of work that is refused because the queue is full. */
  refusal: string
}

/** Runs work in turns: one piece of each share after the other, however long the queue of a share is. */
export interface FairQueue {
  /**
   * Starts `work` when it is its turn. Returns a function that leaves the queue. Throws a 503 if the queue is full.
   * `work` must not reject.
   */
  enqueue(share: string, work: () => Promise<void>): () => void
  /** Throws a 503 if the queue is full, as `enqueue` would. */
  requireRoom(share: string): void
  readonly queued: number
  readonly running: number
}

interface Lane {
  waiting: Set<() => Promise<void>>
  running: number
}

export function fairQueue(options: FairQueueOptions): FairQueue {
  // In the order of their next turns.
  const lanes = new Map<string, Lane>()
  let queued = 0
  let running = 0

  const laneOf = (share: string) => {
    const lane = lanes.get(share) ?? { waiting: new Set(), running: 0 }
    lanes.set(share, lane)
    return lane
  }

  const moveToEnd = (share: string, lane: Lane) => {
    lanes.delete(share)
    lanes.set(share, lane)
  }

  const removeIfEmpty = (share: string, lane: Lane) => {
    if (lane.running === 0 && lane.waiting.size === 0) lanes.delete(share)
  }

  function startNext() {
    if (running >= options.maxRunning) return
    for (const [share, lane] of lanes) {
      const [work] = lane.waiting
      if (work === undefined || lane.running >= options.maxRunningPerShare) continue
      lane.waiting.delete(work)
      queued -= 1
      moveToEnd(share, lane)
      void run(share, lane, work)
      startNext()
      return
    }
  }

  async function run(share: string, lane: Lane, work: () => Promise<void>) {
    running += 1
    lane.running += 1
    try {
      await work()
    } finally {
      running -= 1
      lane.running -= 1
      // Shares that joined in the meantime go first.
      moveToEnd(share, lane)
      removeIfEmpty(share, lane)
      startNext()
    }
  }

  function requireRoom(share: string) {
    const waiting = lanes.get(share)?.waiting.size ?? 0
    if (queued >= options.maxQueued || waiting >= options.maxQueuedPerShare) throw busy(options.refusal)
  }

  return {
    requireRoom,
    enqueue(share, work) {
      requireRoom(share)
      const lane = laneOf(share)
      // Wrapped, because the same function may be enqueued twice.
      const entry = () => work()
      lane.waiting.add(entry)
      queued += 1
      startNext()
      return () => {
        if (!lane.waiting.delete(entry)) return
        queued -= 1
        removeIfEmpty(share, lane)
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
