import { Readable } from 'node:stream'
import { Refusal } from '../platform/errors.ts'
import type { ArchiveReply, TileArchive } from './tile-archive.ts'

/** In ms. For the headers; the body may take longer. */
const patience = 10_000

const passedOn = ['accept-ranges', 'content-length', 'content-range', 'etag']

/** An archive at an address. Its requests go through this server, so that visitors don't contact another one. */
export const remoteArchive = (url: string): TileArchive => ({
  async read({ method, range, ifRange, ifNoneMatch }, signal) {
    const response = await fetchInTime(
      url,
      {
        method,
        headers: {
          // Ranges of a compressed file would be ranges of other bytes.
          'accept-encoding': 'identity',
          ...(range !== undefined && { range }),
          ...(ifRange !== undefined && { 'if-range': ifRange }),
          ...(ifNoneMatch !== undefined && { 'if-none-match': ifNoneMatch }),
        },
      },
      signal,
    )
    const status = statusOf(response)
    if (status === undefined) {
      await response.body?.cancel()
      throw new TilesUnavailable(`it responded with ${response.status}`, response.status)
    }
    const headers = Object.fromEntries(
      passedOn.flatMap((name) => {
        const value = response.headers.get(name)
        return value === null ? [] : [[name, value]]
      }),
    )
    if (method === 'HEAD' || response.body === null || status === 304 || status === 416) {
      await response.body?.cancel()
      // Those bodies are ours.
      if (status === 416) delete headers['content-length']
      return { status, headers }
    }
    return { status, headers, body: Readable.fromWeb(response.body) }
  },
})

/** The other server can't be reached, or doesn't have the archive. */
export class TilesUnavailable extends Refusal {
  readonly reason: string
  /** Of the other server's response. */
  readonly upstream: number | undefined

  constructor(reason: string, upstream?: number) {
    super(502, 'MAP_TILES_UNAVAILABLE', 'The map tiles are unavailable. Try again in a moment.')
    this.reason = reason
    this.upstream = upstream
  }
}

function statusOf({ status }: Response): ArchiveReply['status'] | undefined {
  return status === 200 || status === 206 || status === 304 || status === 416 ? status : undefined
}

async function fetchInTime(url: string, init: RequestInit, signal: AbortSignal | undefined) {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), patience)
  try {
    return await fetch(url, { ...init, signal: AbortSignal.any([late.signal, ...(signal ? [signal] : [])]) })
  } catch (error) {
    throw new TilesUnavailable(late.signal.aborted ? 'it did not respond in time' : causeOf(error))
  } finally {
    clearTimeout(timer)
  }
}

/** `fetch` only says that it failed. The code, such as ENOTFOUND, is in its cause. */
export function causeOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  if (cause instanceof Error && 'code' in cause) return `it can't be reached (${String(cause.code)})`
  return "it can't be reached"
}
