import pg from 'pg'

const retryDelayMs = 500

export interface Notices {
  close(): Promise<void>
}

/**
 * Listens on a channel, on its own connection. `onReconnect` is called after every reconnection, because notices that
 * were sent in between are lost.
 */
export async function listen(
  url: string,
  channel: string,
  onNotice: (payload: string) => void,
  onReconnect: () => void,
): Promise<Notices> {
  let closed = false
  let client: pg.Client | undefined
  let retry: NodeJS.Timeout | undefined

  const open = async () => {
    const opening = new pg.Client({ connectionString: url, keepAlive: true })
    opening.on('notification', (notice) => onNotice(notice.payload ?? ''))
    // Every error is followed by `end`, which reconnects.
    opening.on('error', () => {})
    try {
      await opening.connect()
      await opening.query(`listen ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      await opening.end().catch(() => {})
      throw error
    }
    client = opening
    // Registered only once connected: a failed attempt is retried by its caller.
    opening.once('end', reopenLater)
  }
  const reopenLater = () => {
    if (!closed) retry = setTimeout(reopen, retryDelayMs)
  }
  const reopen = () => {
    if (!closed) open().then(onReconnect, reopenLater)
  }

  await open()
  return {
    close: async () => {
      closed = true
      clearTimeout(retry)
      await client?.end()
    },
  }
}
