import { Transform, type Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { invalid } from '../errors.ts'
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

/** More than the longest list, the longest text and a patch need together. A body of 1 MB has room for five times as many. */
const mostParts = 150_000
const [comma, bracket, brace] = Buffer.from(',[{')

/**
 * Refuses a body that has more lists, objects, items and fields, or as many of their signs in texts. What comes after them is dropped as it
 * arrives. Counting takes a tenth as long as parsing.
 */
function withFewParts(body: Readable, mostBytes: number): Readable {
  let parts = 0
  let bytes = 0
  const refusal = () => invalid([{ path: '', message: 'has too many items' }])
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      for (let at = 0; at < chunk.length && parts <= mostParts; at++) {
        const sign = chunk[at]
        // A set of signs takes ten times as long.
        if (sign === comma || sign === bracket || sign === brace) parts++
      }
      bytes += chunk.length
      if (parts <= mostParts) done(null, chunk)
      // What is dropped doesn't reach the limit of the server, which would end a body without an end.
      else done(bytes > mostBytes ? refusal() : null)
    },
    flush(done) {
      done(parts > mostParts ? refusal() : null)
    },
  })
  // An error without a listener would end the process: the sender may disconnect after the reply, when nobody reads the body anymore.
  counted.on('error', () => {})
  body.once('error', (error) => counted.destroy(error))
  return body.pipe(counted)
}

/** Reads one long JSON body of a caller at a time. The others stay unread in the kernel, where they need neither time nor memory of ours. */
export function readLongBodiesInTurns(
  app: FastifyInstance,
  environment: Pick<HttpEnvironment, 'networkOf'>,
): void {
  const { bodyLimit: mostBytes = Infinity } = app.initialConfig
  const turns = openTurns({ perCaller: 1, inAll: 64, queuedPerCaller: 250, maxWaitMs: 15_000 })
  app.addHook('preParsing', async (request, reply, body: Readable) => {
    if (!isLong(request)) return body
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
    return withFewParts(body, mostBytes)
  })
}
