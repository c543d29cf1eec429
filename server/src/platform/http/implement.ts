import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isWrite, operations, type Route, type RouteTree } from '@app/contract/route.ts'
import { serviceBase } from '@app/contract/tree.ts'
import { preparedIn, preparedOn, type Connections } from '../database.ts'
import { Refusal } from '../errors.ts'
import { authorise, ownerParameter, type Outside } from './authorise.ts'
import type { Call, Service } from './call.ts'
import { checkReply } from './check-reply.ts'
import { isHeld } from './entity-tags.ts'
import { once, type Kept } from './idempotency.ts'
import { handlerOf, type Handler } from './handler-of.ts'
import { inputReader, uploadOf } from './input.ts'
import { isJsonText } from './json-text.ts'

export interface Environment {
  connections: Connections
  checkReplies: boolean
  /** The largest upload, in bytes. */
  largestFile: number
}

const reads = new Set(['GET', 'HEAD'])

/** Registers every route of the service; a missing or mistyped handler does not compile. */
export function implement<T extends RouteTree>(
  app: FastifyInstance,
  environment: Environment,
  service: Service<T>,
) {
  const all = [...operations(service.tree)]
  const base = serviceBase(service.name)
  const register = (scope: FastifyInstance, uploads: boolean) => {
    for (const [operation, route] of all)
      if ((route.body === 'file') === uploads)
        scope.route({
          method: route.method,
          url: base + route.path.replaceAll(/{(\w+)}/g, ':$1'),
          config: { operation },
          handler: answer(environment, service, operation, route, handlerOf(service.handlers, operation)),
        })
  }
  register(app, false)
  // Files arrive as streams whatever their type says, so a JSON document is not parsed on its way in.
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    await scope.register(multipart, { limits: { files: 1, fileSize: environment.largestFile + 1 } })
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    register(scope, true)
  })
}

function answer(
  environment: Environment,
  service: Service<RouteTree>,
  operation: string,
  route: Route,
  handler: Handler,
) {
  const read = inputReader(route)
  // A transaction held while a file comes in would be as slow as its sender; the handler opens one afterwards.
  const write = isWrite(route) && route.body !== 'file'
  const owner = ownerParameter(route)
  const prepared = preparedOn(environment.connections.pool)

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const parameters = read.parameters(request.params)
    const outside: Outside = {
      ...request.caller,
      operation,
      db: environment.connections.db,
      prepared,
      ifMatch: request.headers['if-match'],
    }
    const rung = await authorise(service, route, owner && parameters[owner], outside)
    const rest = read.rest(request)
    const file = route.body === 'file' && { file: await uploadOf(request, reply) }
    const input = { ...rest, ...file, ...parameters }
    const run = async (call: Call): Promise<Kept> => {
      const result = await handler(input, call)
      const text = isJsonText(result) ? result : { json: JSON.stringify(result) }
      const kept = {
        status: ('status' in text ? text.status : undefined) ?? route.status ?? 200,
        json: text.json,
        etag: 'etag' in text ? text.etag : undefined,
      }
      if (environment.checkReplies) checkReply(operation, route, kept.json)
      return kept
    }
    const call: Call = {
      ...outside,
      rung,
      transaction: (work) =>
        inTransaction(environment, call, async (within) => {
          // Rights may have gone while a file came in.
          if (route.body === 'file') await authorise(service, route, owner && parameters[owner], within)
          return work(within)
        }),
    }
    const key = route.method === 'POST' ? request.headers['idempotency-key'] : undefined
    if (Array.isArray(key))
      throw new Refusal(400, 'VALIDATION_FAILED', 'Only one Idempotency-Key may be given.')
    const kept = await (!write
      ? run(call)
      : call.transaction((within) =>
          key === undefined
            ? run(within)
            : once(within.db, within, key, [request.url, request.body], () => run(within)),
        ))
    // What one caller is shown is no other's; an ETag lets the same caller ask again cheaply.
    reply.header('cache-control', 'private, no-cache').header('vary', 'authorization')
    if (kept.etag) {
      reply.header('etag', kept.etag)
      if (reads.has(request.method) && isHeld(request.headers['if-none-match'], kept.etag))
        return reply.status(304).send()
    }
    return reply.status(kept.status).type('application/json; charset=utf-8').send(kept.json)
  }
}

function inTransaction<T>(
  { connections }: Environment,
  call: Call,
  work: (call: Call) => Promise<T>,
): Promise<T> {
  return connections.db.transaction().execute((db) => {
    const within: Call = { ...call, db, prepared: preparedIn(db), transaction: (inner) => inner(within) }
    return work(within)
  })
}
