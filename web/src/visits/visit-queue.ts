import type { ProfileKindName } from '@app/contract/owners.ts'
import { mostVisits, type VisitAction } from '@app/contract/visits/visits.ts'

export interface NewVisit {
  profileId: string
  action: VisitAction
  source: string
  /** The view is of the document that the server sent. */
  isDocument?: boolean
}

/** What somebody looked for in a market. Only the server knows which values are of closed lists: it keeps no others. */
export interface NewSearch {
  kind: ProfileKindName
  filters: { field: string; value: string }[]
}

export type SentVisit = NewVisit & { age: number }

export interface SentBatch {
  records: SentVisit[]
  searches: (NewSearch & { age: number })[]
}

const flushMs = 5000
/** Of a device without a connection. It is more than somebody reads in an hour. */
const mostWaiting = 500

/**
 * Sends visits together: each five seconds, or at once when there are enough or the page is left. `post` throws without a connection: what it was
 * given waits here, and only here, until there is one. What isn't sent when the page is closed is lost.
 */
export function visitQueue(post: (batch: SentBatch) => Promise<void>) {
  let waiting: ((NewVisit | NewSearch) & { at: number })[] = []
  function flush() {
    if (!navigator.onLine) return
    const visits = waiting
    waiting = []
    for (let start = 0; start < visits.length; start += mostVisits)
      void send(visits.slice(start, start + mostVisits))
  }
  async function send(visits: typeof waiting) {
    const now = Date.now()
    const batch: SentBatch = { records: [], searches: [] }
    for (const { at, ...each } of visits) {
      // The clock may have been set meanwhile.
      const age = Math.max(0, Math.round((now - at) / 1000))
      if ('profileId' in each) batch.records.push({ ...each, age })
      else batch.searches.push({ ...each, age })
    }
    try {
      await post(batch)
    } catch {
      waiting = [...visits, ...waiting].slice(-mostWaiting)
    }
  }
  const flushIfLeft = () => document.visibilityState === 'hidden' && flush()
  const timer = setInterval(flush, flushMs)
  document.addEventListener('visibilitychange', flushIfLeft)
  addEventListener('pagehide', flush)
  addEventListener('online', flush)
  return {
    add(visit: NewVisit | NewSearch) {
      waiting = [...waiting, { ...visit, at: Date.now() }].slice(-mostWaiting)
      // Those that wait for a connection are sent with the next ones.
      if (waiting.length === mostVisits) flush()
    },
    close() {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', flushIfLeft)
      removeEventListener('pagehide', flush)
      removeEventListener('online', flush)
      flush()
    },
  }
}
