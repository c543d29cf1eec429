import type { FastifyBaseLogger } from 'fastify'
import { isDatabaseUnavailable } from '../platform/database.ts'
import { listen } from '../platform/notices.ts'
import type { MarketFeed } from './market.ts'

const retryDelayMs = 1000
const maxDoublings = 6

export interface Changes {
  /**
   * Calls `listener` whenever something that pages show has changed: when the notice arrives, and again when the search
   * index includes the change. `source` is the kind or the table. Undefined: everything may have changed.
   */
  subscribe(listener: (source?: string) => void): void
  /** Resolves when all changes committed before the call have been announced. Rejects without a connection. */
  catchUp(): Promise<void>
  /** Resolves when the search indexes include all changes committed before the call, or failed to. */
  settled(): Promise<void>
}

interface FollowedChanges extends Changes {
  /** How long the oldest change that an index lacks has been known, in seconds and by kind. 0 if it lacks none. */
  ages(): ReadonlyMap<string, number>
  close(): Promise<void>
}

/**
 * Loads the search indexes of all kinds and updates them from notices: `kind:id,id,…` or `kind:all`. Notices of other
 * tables, `<table>:`, matter only to subscribers. Starts listening before loading, so that no change is missed. A
 * reconnection catches up with what was missed. Resolves when all indexes are loaded.
 */
export async function followChanges(
  markets: ReadonlyMap<string, MarketFeed>,
  { url, log }: { url: string; log: FastifyBaseLogger },
): Promise<FollowedChanges> {
  const listeners: ((source?: string) => void)[] = []
  const announce = (source?: string) => {
    for (const listener of listeners) listener(source)
  }
  const queues = new Map(
    [...markets].map(([kind, market]) => [
      kind,
      changeQueue(kind, market, { log, onApplied: () => announce(kind) }),
    ]),
  )
  const onNotice = (payload: string) => {
    const [kind = '', ids = ''] = payload.split(':', 2)
    announce(kind)
    queues.get(kind)?.enqueue(ids)
  }
  const catchUpAll = () => {
    announce()
    for (const { enqueue } of queues.values()) enqueue('missed')
  }
  const notices = await listen(url, 'profile', onNotice, catchUpAll)
  await Promise.all([...queues.values()].map(({ start }) => start()))
  return {
    subscribe: (listener) => void listeners.push(listener),
    catchUp: notices.catchUp,
    settled: async () => {
      await notices.catchUp()
      await Promise.all([...queues.values()].map(({ settled }) => settled()))
    },
    ages: () => new Map([...queues].map(([kind, { age }]) => [kind, age()])),
    close: () => {
      for (const { stop } of queues.values()) stop()
      return notices.close()
    },
  }
}

/**
 * Applies changes one at a time, so that an older state never overwrites a newer one. After an error, catches up if the database was away, and
 * otherwise reloads everything. */
function changeQueue(
  kind: string,
  market: MarketFeed,
  { log, onApplied }: { log: FastifyBaseLogger; onApplied: () => void },
) {
  let retry: NodeJS.Timeout | undefined
  let failedLoads = 0
  /** Whether the index itself may be wrong, beyond what it has missed. */
  let isBroken = false
  let isStopped = false
  let queue = Promise.resolve()
  // When the changes arrived that aren't applied yet, oldest first, and the oldest one that failed.
  const waitingSince: number[] = []
  let failedSince: number | undefined
  const age = () => {
    const now = Date.now()
    return (now - (failedSince ?? waitingSince[0] ?? now)) / 1000
  }
  const apply = async (ids: string) => {
    if (isStopped) return
    if (ids !== 'all' && ids !== 'missed') return market.refresh(ids.split(','))
    failedLoads++
    await (ids === 'all' ? market.load() : market.catchUp())
    failedLoads = 0
    if (ids === 'all') isBroken = false
    if (!isBroken) failedSince = undefined
  }
  const recover = () => {
    retry = undefined
    enqueue(isBroken ? 'all' : 'missed')
  }
  const enqueue = (ids: string) => {
    const since = Date.now()
    waitingSince.push(since)
    queue = queue
      .then(() => apply(ids))
      .finally(() => waitingSince.shift())
      .then(onApplied)
      .catch((error: unknown) => {
        failedSince ??= since
        log.error({ err: error, kind }, 'updating the search index failed')
        isBroken ||= !isDatabaseUnavailable(error)
        // One recovery makes up for all failed changes.
        if (!isStopped) retry ??= setTimeout(recover, retryDelayMs * 2 ** Math.min(failedLoads, maxDoublings))
      })
  }
  const start = () => {
    const loaded = queue.then(() => market.load())
    queue = loaded.catch(() => {})
    return loaded
  }
  const stop = () => {
    isStopped = true
    clearTimeout(retry)
  }
  return { enqueue, start, age, stop, settled: () => queue }
}
