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

interface Listener {
  channel: string
  onNotice: (payload: string) => void
  onReconnect: () => void
}

/**
 * Connections that several listeners share, by URL and heartbeat. For each commit with a notice, PostgreSQL wakes every connection that listens,
 * to whatever channel.
 */
const shared = new Map<string, NoticeConnection>()

/**
 * Listens on a channel. `onReconnect` is called after every reconnection, because notices that were sent in between are lost. A heartbeat
 * detects connections that broke silently. With `onOpen`, the connection is not shared with other listeners.
 */
export async function listen(
  url: string,
  channel: string,
  onNotice: (payload: string) => void,
  onReconnect: () => void,
  { heartbeat = heartbeatMs, onOpen }: ListenSettings = {},
): Promise<Notices> {
  const listener = { channel, onNotice, onReconnect }
  const key = `${heartbeat} ${url}`
  const connection =
    (onOpen ? undefined : shared.get(key)) ??
    noticeConnection(url, {
      heartbeat,
      onOpen,
      onUnused: (unused) => void (shared.get(key) === unused && shared.delete(key)),
    })
  if (!onOpen) shared.set(key, connection)
  await connection.add(listener)
  return { catchUp: connection.catchUp, close: () => connection.remove(listener) }
}

interface NoticeConnection {
  /** Rejects if the connection can't be opened at first. */
  add(listener: Listener): Promise<void>
  /** Closes the connection after the last listener. */
  remove(listener: Listener): Promise<void>
  catchUp(): Promise<void>
}

interface ConnectionSettings extends Pick<ListenSettings, 'onOpen'> {
  heartbeat: number
  onUnused: (connection: NoticeConnection) => void
}

function noticeConnection(
  url: string,
  { heartbeat, onOpen, onUnused }: ConnectionSettings,
): NoticeConnection {
  const listeners = new Set<Listener>()
  let closed = false
  let client: pg.Client | undefined
  let opened: Promise<void> | undefined
  let retry: NodeJS.Timeout | undefined

  const open = async () => {
    const opening = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: heartbeat,
      query_timeout: queryTimeoutMs,
    })
    opening.on('notification', ({ channel, payload }) => {
      for (const listener of listeners) if (listener.channel === channel) listener.onNotice(payload ?? '')
    })
    // Every error is followed by `end`, which reconnects.
    opening.on('error', () => {})
    try {
      await opening.connect()
      await onOpen?.(opening)
      await listenTo(opening)
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
  /** Listens on the channels of all listeners, including those that are added meanwhile. */
  const listenTo = async (opening: pg.Client) => {
    const done = new Set<string>()
    for (;;) {
      const next = [...listeners].find(({ channel }) => !done.has(channel))?.channel
      if (next === undefined) return
      await opening.query(`listen ${pg.escapeIdentifier(next)}`)
      done.add(next)
    }
  }
  const reportLoss = () => {
    for (const { onReconnect } of listeners) onReconnect()
  }
  const reopenLater = () => {
    if (!closed) retry = setTimeout(reopen, retryDelayMs)
  }
  const reopen = () => {
    if (closed) return
    open().then(reportLoss, reopenLater)
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

  const connection: NoticeConnection = {
    add: async (listener) => {
      listeners.add(listener)
      try {
        await (opened ??= open())
        if (client) await listenTo(client)
      } catch (error) {
        await connection.remove(listener)
        throw error
      }
    },
    remove: async (listener) => {
      listeners.delete(listener)
      if (listeners.size > 0) return
      onUnused(connection)
      closed = true
      clearTimeout(retry)
      await client?.end()
    },
    catchUp: shareRuns(roundTrip),
  }
  return connection
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
