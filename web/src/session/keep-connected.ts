export interface Connection {
  start(): Promise<void>
  stop(): Promise<void>
  onclose(listener: (error?: Error) => void): void
}

interface Listeners {
  onConnected(): void
  /** Called after a failed attempt, too. The next attempt waits for it. */
  onLost(error: unknown): Promise<void> | void
}

/** In ms, as specified. The last one repeats. */
const delays = [0, 2000, 10_000, 30_000, 60_000, 120_000]

/** A connection that lasted so long wasn't lost because of an overloaded server. */
const stableMs = 120_000

/** In ms, from 0. Random, because all clients of a server lose their connections at once, but never shorter than specified. */
export function retryDelay(attempt: number, random: () => number): number {
  const delay = delays[Math.min(attempt, delays.length - 1)] ?? 0
  return delay + random() * Math.max(500, delay / 5)
}

/** Connects, and again whenever the connection is lost, until the returned function is called. */
export function keepConnected(
  connection: Connection,
  { onConnected, onLost }: Listeners,
  random = Math.random,
): () => void {
  let attempt = 0
  let connectedAt = 0
  let isStopped = false
  let timer: ReturnType<typeof setTimeout> | undefined

  async function retry(error: unknown) {
    if (!isStopped) await onLost(error)
    // Which may have ended in stopping.
    if (!isStopped) timer = setTimeout(() => void start(), retryDelay(attempt++, random))
  }
  async function start() {
    try {
      await connection.start()
    } catch (error) {
      return retry(error)
    }
    connectedAt = Date.now()
    if (isStopped) void connection.stop()
    else onConnected()
  }
  connection.onclose((error) => {
    if (Date.now() - connectedAt >= stableMs) attempt = 0
    void retry(error)
  })
  void start()
  return () => {
    isStopped = true
    clearTimeout(timer)
    void connection.stop()
  }
}
