import { mostVisits, type VisitAction } from '@app/contract/visits/visits.ts'

export interface NewVisit {
  profileId: string
  action: VisitAction
  source: string
}

export type SentVisit = NewVisit & { age: number }

const flushMs = 5000

/** Sends visits together: each five seconds, or at once when there are enough or the page is left. What isn't sent then is lost. */
export function visitQueue(post: (records: readonly SentVisit[]) => void) {
  let waiting: (NewVisit & { at: number })[] = []
  function flush() {
    const now = Date.now()
    while (waiting.length > 0) {
      const records = waiting.slice(0, mostVisits)
      waiting = waiting.slice(mostVisits)
      // The clock may have been set meanwhile.
      post(records.map(({ at, ...visit }) => ({ ...visit, age: Math.max(0, Math.round((now - at) / 1000)) })))
    }
  }
  const flushIfLeft = () => document.visibilityState === 'hidden' && flush()
  const timer = setInterval(flush, flushMs)
  document.addEventListener('visibilitychange', flushIfLeft)
  addEventListener('pagehide', flush)
  return {
    add(visit: NewVisit) {
      waiting.push({ ...visit, at: Date.now() })
      if (waiting.length >= mostVisits) flush()
    },
    close() {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', flushIfLeft)
      removeEventListener('pagehide', flush)
      flush()
    },
  }
}
