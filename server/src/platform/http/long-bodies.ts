import type { FastifyInstance, FastifyRequest } from 'fastify'
import { openTurns } from '../limits/turns.ts'
import type { HttpEnvironment } from './http-environment.ts'
import { chargedFor } from './turns-of-call.ts'

export const jsonTypes = ['application/json', 'application/json-patch+json'] as const

/** In bytes or characters. Reading and parsing many such bodies at once would hold everybody else for all of them. */
export const longBody = 100_000

function isLong({ headers }: FastifyRequest): boolean {
  const type = headers['content-type'] ?? ''
  if (!jsonTypes.some((json) => type.startsWith(json))) return false
  const length = headers['content-length']
  return length === undefined ? headers['transfer-encoding'] !== undefined : Number(length) >= longBody
}

/** Reads one long JSON body of a caller at a time. The others stay unread in the kernel, where they need neither time nor memory of ours. */
export function readLongBodiesInTurns(
  app: FastifyInstance,
  environment: Pick<HttpEnvironment, 'networkOf'>,
): void {
  const turns = openTurns({ perCaller: 1, inAll: 64, queuedPerCaller: 250, maxWaitMs: 15_000 })
  app.addHook('preParsing', async (request, reply) => {
    if (!isLong(request)) return
    const start = Promise.withResolvers<void>()
    const read = () =>
      new Promise<void>((resolve) => {
        // The body was read, or refused unread.
        request.raw.once('close', resolve)
        reply.raw.once('close', resolve)
        if (reply.raw.closed) resolve()
        start.resolve()
      })
    turns.run(chargedFor(environment, request, reply), read).catch(start.reject)
    await start.promise
  })
}
