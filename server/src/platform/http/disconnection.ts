import type { FastifyReply } from 'fastify'

/**
 * Aborts when the client disconnects before it has the whole reply. Unlike the signal of Fastify's requests, not when the
 * body of the request was read.
 */
export function disconnection({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController()
  const end = () => {
    if (!raw.writableFinished) controller.abort()
  }
  if (raw.closed) end()
  else raw.once('close', end)
  return controller.signal
}
