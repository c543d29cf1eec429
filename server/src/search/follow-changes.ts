import type { FastifyBaseLogger } from 'fastify'
import { listen } from '../platform/notices.ts'
import type { MarketFeed } from './marketplace.ts'

const retryDelayMs = 1000

/**
 * Loads the search indexes of all kinds and updates them from notices: `kind:id,id,…` or `kind:all`. Starts listening
 * before loading, so that no change is missed. A reconnection reloads everything. Resolves when all indexes are loaded.
 */
export async function followChanges(
  markets: ReadonlyMap<string, MarketFeed>,
  { url, log }: { url: string; log: FastifyBaseLogger },
) {
  const queues = new Map([...markets].map(([kind, market]) => [kind, changeQueue(kind, market, log)]))
  const onNotice = (payload: string) => {
    const [kind = '', ids = ''] = payload.split(':', 2)
    queues.get(kind)?.enqueue(ids)
  }
  const loadAll = () => {
    for (const { enqueue } of queues.values()) enqueue('all')
  }
  const notices = await listen(url, 'profile', onNotice, loadAll)
  await Promise.all([...queues.values()].map(({ loaded }) => loaded()))
  return {
    close: () => {
      for (const { stop } of queues.values()) stop()
      return notices.close()
    },
  }
}

/** Applies changes one at a time, so that an older state never overwrites a newer one. Reloads everything after an error. */
function changeQueue(kind: string, market: MarketFeed, log: FastifyBaseLogger) {
  let retry: NodeJS.Timeout | undefined
  const firstLoad = market.load()
  let queue = firstLoad.catch(() => {})
  const enqueue = (ids: string) => {
    queue = queue
      .then(() => (ids === 'all' ? market.load() : market.refresh(ids.split(','))))
      .catch((error: unknown) => {
        log.error({ err: error, kind }, 'updating the search index failed')
        retry = setTimeout(() => enqueue('all'), retryDelayMs)
      })
  }
  return { enqueue, loaded: () => firstLoad, stop: () => clearTimeout(retry) }
}
