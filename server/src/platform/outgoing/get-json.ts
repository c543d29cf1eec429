import { guardedRequest, type GuardedRequest } from './guarded-request.ts'
import { readBody } from './read-body.ts'

interface JsonRequest extends Omit<GuardedRequest, 'signal' | 'method' | 'body'> {
  /** For the whole exchange. */
  timeoutMs: number
  maxBytes: number
  /** The status of a reply without an answer. By default, 404. */
  emptyStatus?: number | undefined
}

/**
 * Fetches JSON from another service. Returns undefined for `emptyStatus`. Throws for any other status, redirects included, for
 * addresses that are not allowed, and for replies that are too large or too slow.
 */
export async function getJson({
  timeoutMs,
  maxBytes,
  emptyStatus = 404,
  ...request
}: JsonRequest): Promise<unknown> {
  const { host } = request.url
  const reply = await guardedRequest({ ...request, signal: AbortSignal.timeout(timeoutMs) })
  try {
    if (reply.statusCode === emptyStatus) return undefined
    if (reply.statusCode !== 200) throw new Error(`${host} replied with ${reply.statusCode}`)
    return readJson((await readBody(reply, maxBytes)).toString('utf8'), host)
  } finally {
    reply.destroy()
  }
}

function readJson(text: string, host: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error(`${host} replied with something other than JSON`)
  }
}
