import pg from 'pg'

const retryDelayMs = 250
const heartbeatMs = 30_000
const queryTimeoutMs = 2000

interface ListenSettings {
  heartbeat?: number
  /** Called with each new connection before it listens. If it rejects, so does the first `listen`; later, it is called again. */
  onOpen?: (client: pg.ClientBase) => Promise<void>
}

export interface Notices {
  /**
   * Resolves when every notice committed before the call has been received. PostgreSQL sends a connection its pending
   * notices before it completes a query, so a round trip is enough. Rejects without a connection.
   */
  catchUp(): Promise<void>
  close(): Promise<void>
}

/**
 * Listens on a channel, on its own connection. `onReconnect` is called after every reconnection, because notices that
 * were sent in between are lost. A heartbeat detects connections that broke silently.
 */
export async function listen(
  url: string,
  channel: string,
  onNotice: (payload: string) => void,
  onReconnect: () => void,
  { heartbeat = heartbeatMs, onOpen }: ListenSettings = {},
): Promise<Notices> {
  let closed = false
  let client: pg.Client | undefined
  let retry: NodeJS.Timeout | undefined

  const open = async () => {
    const opening = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: heartbeat,
      query_timeout: queryTimeoutMs,
    })
    opening.on('notification', (notice) => onNotice(notice.payload ?? ''))
    // Every error is followed by `end`, which reconnects.
    opening.on('error', () => {})
    try {
      await opening.connect()
      await onOpen?.(opening)
      await opening.query(`listen ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      await opening.end().catch(() => {})
      throw error
    }
    client = opening
    // Registered only once connected: a failed attempt is retried by its caller.
    // While a query is unanswered, `end` closes the socket without waiting for the server.
    const timer = setInterval(() => void opening.query('select 1').catch(() => opening.end()), heartbeat)
    opening.once('end', () => {
      clearInterval(timer)
      client = undefined
      reopenLater()
    })
  }
  const reopenLater = () => {
    if (!closed) retry = setTimeout(reopen, retryDelayMs)
  }
  const reopen = () => {
    if (!closed) open().then(onReconnect, reopenLater)
  }

  const roundTrip = async () => {
    const current = client
    if (!current) throw new Error('the connection that receives notices is broken')
    try {
      await current.query('select')
    } catch (error) {
      // A connection that doesn't answer has to be replaced, although it may look open.
      void current.end().catch(() => {})
      throw error
    }
  }

  await open()
  return {
    catchUp: shareRuns(roundTrip),
    close: async () => {
      closed = true
      clearTimeout(retry)
      await client?.end()
    },
  }
}

/** Calls made during a run share the next one, because the current run started before them. */
export function shareRuns(run: () => Promise<void>): () => Promise<void> {
  let current: Promise<void> | undefined
  let next: Promise<void> | undefined
  const start = () => {
    next = undefined
    const started = run().finally(() => {
      if (current === started) current = undefined
    })
    current = started
    return started
  }
  return () => (current === undefined ? start() : (next ??= current.then(start, start)))
}
