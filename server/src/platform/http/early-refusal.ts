import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { busy, problem, type Refusal } from '../errors.ts'

type SetHeaders = (reply: ServerResponse) => void

/** Refuses a request of a network that has too many waiting. */
export const refuseFlood = (reply: ServerResponse, setSecurityHeaders: SetHeaders) =>
  refuseEarly(
    reply,
    busy('Too many requests of your network are waiting. Try again in 5 seconds.'),
    setSecurityHeaders,
  )

/** Refuses a request that gets no further than to Node's server, with the same headers and body as any other refusal. */
function refuseEarly(reply: ServerResponse, refusal: Refusal, setSecurityHeaders: SetHeaders) {
  setSecurityHeaders(reply)
  reply.statusCode = refusal.status
  if (refusal.retryAfter !== undefined) reply.setHeader('retry-after', String(refusal.retryAfter))
  reply
    .setHeader('cache-control', 'no-store')
    .setHeader('connection', 'close')
    .setHeader('content-type', 'application/problem+json; charset=utf-8')
    .end(JSON.stringify(problem(refusal, randomUUID())))
}
