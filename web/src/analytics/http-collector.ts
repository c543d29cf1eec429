import type { AnalyticsPort } from './analytics-port.ts'

type AnalyticsEvent = { at: string; userId: string | null } & (
  | { type: 'page-view'; path: string }
  | { type: 'user' }
)

const timeoutMs = 10_000
/** After a failure, in ms. */
const pauseMs = 60_000
const maxEvents = 20

/**
 * Sends `{events: […]}` to an address. One request at a time, so that a collector that hangs occupies one connection. The only
 * exception is a page that closes: it sends the rest at once. A request is canceled after 10 seconds. Meanwhile the newest 20 events wait. Nothing is sent twice: an event may be lost, but a page
 * never notices the collector.
 */
export function httpCollector(url: string): AnalyticsPort {
  const stopping = new AbortController()
  let userId: string | null = null
  let waiting: AnalyticsEvent[] = []
  let isSending = false

  const post = (events: readonly AnalyticsEvent[]) =>
    fetch(url, {
      method: 'POST',
      // As text and without reading the reply, so that collectors on other origins need no CORS.
      mode: 'no-cors',
      headers: { 'content-type': 'text/plain;charset=UTF-8' },
      body: JSON.stringify({ events }),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      priority: 'low',
      // The last events of a page are sent while it closes.
      keepalive: true,
      signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(timeoutMs)]),
    })

  async function send() {
    if (isSending || waiting.length === 0) return
    isSending = true
    const events = waiting
    waiting = []
    try {
      await post(events)
    } catch {
      await pause(pauseMs, stopping.signal)
    }
    isSending = false
    if (!stopping.signal.aborted) void send()
  }

  function add(event: AnalyticsEvent) {
    if (stopping.signal.aborted) return
    waiting = [...waiting, event].slice(-maxEvents)
    void send()
  }

  const now = () => new Date().toISOString()
  // Even while a request hangs: this page has no later chance.
  const sendRest = () => {
    if (waiting.length > 0) post(waiting).catch(() => undefined)
    waiting = []
  }
  globalThis.addEventListener?.('pagehide', sendRest, { signal: stopping.signal })

  return {
    pageViewed: (path) => add({ type: 'page-view', at: now(), userId, path }),
    userChanged(changed) {
      if (changed === userId) return
      userId = changed
      if (userId !== null) add({ type: 'user', at: now(), userId })
    },
    close() {
      waiting = []
      stopping.abort()
    },
  }
}

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
