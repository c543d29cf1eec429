import pg from 'pg'

const retryAfter = 500

export interface Notices {
  close(): Promise<void>
}

/**
 * Listens on a channel with a connection of its own. `missed` is called after every reconnection, for whatever was
 * said in between was not heard.
 */
export async function listen(
  url: string,
  channel: string,
  heard: (payload: string) => void,
  missed: () => void,
): Promise<Notices> {
  let closed = false
  let client: pg.Client | undefined
  let retry: NodeJS.Timeout | undefined

  const open = async () => {
    const opening = new pg.Client({ connectionString: url, keepAlive: true })
    opening.on('notification', (notice) => heard(notice.payload ?? ''))
    // What breaks a connection also ends it.
    opening.on('error', () => {})
    try {
      await opening.connect()
      await opening.query(`listen ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      await opening.end().catch(() => {})
      throw error
    }
    client = opening
    // Only a connection that once stood is missed; a failed attempt is whoever made it to repeat.
    opening.once('end', reopenLater)
  }
  const reopenLater = () => {
    if (!closed) retry = setTimeout(reopen, retryAfter)
  }
  const reopen = () => {
    if (!closed) open().then(missed, reopenLater)
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
