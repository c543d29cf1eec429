import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isWrite, operations, type Route, type RouteTree } from '@app/contract/route.ts'
import { serviceBase } from '@app/contract/tree.ts'
import { preparedIn, preparedOn, type Connections } from '../database.ts'
import { Refusal } from '../errors.ts'
import type { CallerTurns, Charged } from '../limits/caller-turns.ts'
import type { Budget } from '../limits/limit-settings.ts'
import type { ReportEvent } from '../security-events.ts'
import { joinOf } from './batched-write.ts'
import { pendingCall, type Environment } from './pending-call.ts'
import { checkFields, type Call, type Service } from './call.ts'
import { disposition } from '../files/file-name.ts'
import { checkReply, statusOf } from './check-reply.ts'
import { callReports } from './call-reports.ts'
import { disconnection } from './disconnection.ts'
import { matchesEtag } from './entity-tags.ts'
import { runOnce, type StoredReply } from './idempotency.ts'
import { handlerOf, type Handler } from './handler-of.ts'
import { givenFields, inputReader, uploadOf } from './input.ts'
import { isJsonText } from './json-text.ts'
import { isTextFile } from './text-file.ts'
import { preparationOf } from './prepared-write.ts'
import { authorizer } from './rights.ts'

export interface HttpEnvironment extends Environment {
  /** For the transactions of writes, so that they never keep reads and logins waiting. */
  writes: Connections
  /** Undefined: without limits. */
  turns?: CallerTurns | undefined
  checkReplies: boolean
  /** The largest upload, in bytes. */
  largestFile: number
  /** Maps an IP address to the network that one customer has. */
  networkOf: (address: string) => string
  report: ReportEvent
}

/** What a call of the route is counted as. */
export const budgetOf = (route: Route): Budget =>
  route.budget ?? (route.body === 'file' ? 'uploads' : isWrite(route) ? 'writes' : 'reads')

const cacheableMethods = new Set(['GET', 'HEAD'])

/** Registers all routes of a service. Missing or mistyped handlers are compile errors. */
export function implement<T extends RouteTree>(
  app: FastifyInstance,
  environment: HttpEnvironment,
  service: Service<T>,
) {
  const all = [...operations(service.tree)]
  const base = serviceBase(service.name)
  const register = (scope: FastifyInstance, areUploads: boolean) => {
    for (const [id, route] of all)
      if ((route.body === 'file') === areUploads) {
        const operation = `${service.name}.${id}`
        const handler = handlerOf(service.handlers, id)
        scope.route({
          method: route.method,
          url: base + route.path.replaceAll(/{(\w+)}/g, ':$1'),
          config: { operation, budget: budgetOf(route) },
          ...refusingEarly(environment, route, handler),
          handler: requestHandler(environment, operation, route, handler),
        })
      }
  }
  register(app, false)
  // Uploads skip the body parsers: a JSON file must arrive as a stream.
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    await scope.register(multipart, { limits: { files: 1, fileSize: environment.largestFile + 1 } })
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    register(scope, true)
  })
}

function requestHandler(environment: HttpEnvironment, operation: string, route: Route, handler: Handler) {
  const read = inputReader(route)
  const authorize = authorizer(environment.rights, route)
  // A slow upload must not keep a transaction open, so upload handlers start their own after receiving the file.
  const needsTransaction = isWrite(route) && route.body !== 'file'
  const prepare = preparationOf(handler)
  const join = joinOf(handler)
  const isLate = waitsFirst(route, handler)
  const prepared = preparedOn(environment.connections.pool)

  /** A write that waits first takes a turn of the writes for its transaction. Others have one from the start. */
  const inTurn = <T>(request: FastifyRequest, reply: FastifyReply, work: () => Promise<T>) =>
    environment.turns ? environment.turns.writes.run(chargedFor(environment, request, reply), work) : work()

  type Reports = ReturnType<typeof callReports>
  const answer = async (request: FastifyRequest, reply: FastifyReply, reports: Reports) => {
    const parameters = read.parameters(request.params)
    const pending = pendingCall(environment, request.caller, {
      operation,
      route,
      db: environment.connections.db,
      prepared,
      ifMatch: request.headers['if-match'],
      network: environment.networkOf(request.ip),
      report: reports.add,
    })
    const authorized = await authorize(parameters, pending)
    const rest = read.rest(request)
    // A patch is checked by what it changes, which only its handler knows.
    if (route.fields) checkFields({ route, ...authorized }, givenFields(request.body), 'data/')
    const file = route.body === 'file' && { file: await uploadOf(request, reply) }
    const input = { ...rest, ...file, ...parameters }
    const call: Call = {
      ...pending,
      ...authorized,
      transaction: (work) =>
        isLate
          ? inTurn(request, reply, () =>
              inTransaction(environment, call, async (transactionCall) => {
                // The caller may have lost access while the call waited.
                await authorize(parameters, transactionCall)
                return work(transactionCall)
              }),
            )
          : inTransaction(environment, call, work),
    }
    const key = route.method === 'POST' ? request.headers['idempotency-key'] : undefined
    if (Array.isArray(key)) throw new Refusal(400, 'VALIDATION_FAILED', 'Send only one Idempotency-Key.')
    // The key and the write must commit together.
    const isJoined = join !== undefined && key === undefined
    const work = prepare
      ? await prepare(input, call)
      : (handlerCall: Call) => (isJoined ? join : handler)(input, handlerCall)
    let fileName: string | undefined
    const run = async (handlerCall: Call): Promise<StoredReply> => {
      const result = await work(handlerCall)
      if (isTextFile(result)) fileName = result.fileName
      const text =
        isTextFile(result) && route.download
          ? { json: result.text }
          : isJsonText(result)
            ? result
            : { json: JSON.stringify(result) }
      const status = ('status' in text ? text.status : undefined) ?? statusOf(route)
      if (environment.checkReplies) checkReply(operation, route, text.json, status)
      return {
        status,
        json: text.json,
        etag: 'etag' in text ? text.etag : undefined,
      }
    }
    const { status, json, etag } = await (!needsTransaction || isJoined
      ? run(call)
      : call.transaction((transactionCall) =>
          key === undefined
            ? run(transactionCall)
            : runOnce(transactionCall.db, transactionCall, key, [request.url, request.body], () =>
                run(transactionCall),
              ),
        ))
    reports.succeeded(authorized.rung, parameters)
    // Replies depend on the caller, so shared caches must not store them. The ETag lets the same caller revalidate.
    reply.header('cache-control', 'private, no-cache').header('vary', 'authorization')
    if (etag) {
      reply.header('etag', etag)
      if (cacheableMethods.has(request.method) && matchesEtag(request.headers['if-none-match'], etag))
        return reply.status(304).send()
    }
    // Not sent here: a handler that returns the reply ends, and gives up its turn, only after the last byte was sent.
    reply.status(status).type(route.download?.type ?? 'application/json; charset=utf-8')
    if (fileName !== undefined) reply.header('content-disposition', disposition('attachment', fileName))
    return json
  }

  const handle = async (request: FastifyRequest, reply: FastifyReply) => {
    const reports = callReports(environment.report, { operation, route }, request)
    try {
      return await answer(request, reply, reports)
    } catch (error) {
      reports.failed(error)
      throw error
    }
  }
  const turns = turnsOf(environment, route, handler)
  if (!turns) return handle
  return (request: FastifyRequest, reply: FastifyReply) =>
    turns.run(chargedFor(environment, request, reply), () => handle(request, reply))
}

/** Whether a write waits before its transaction: for the bytes of an upload, or for another server. */
const waitsFirst = (route: Route, handler: Handler) =>
  route.body === 'file' || preparationOf(handler) !== undefined

const turnsOf = ({ turns }: HttpEnvironment, route: Route, handler: Handler) =>
  waitsFirst(route, handler) ? turns?.uploads : isWrite(route) ? turns?.writes : turns?.reads

/** Refuses writes of a caller who has too many waiting before their bodies are read. Reads have next to none. */
function refusingEarly(environment: HttpEnvironment, route: Route, handler: Handler) {
  const turns = isWrite(route) ? turnsOf(environment, route, handler) : undefined
  return (
    turns && {
      onRequest: async (request: FastifyRequest) => turns.requireRoom(shareOf(environment, request)),
    }
  )
}

const shareOf = ({ networkOf }: HttpEnvironment, { caller, ip }: FastifyRequest) =>
  caller.user?.id ?? networkOf(ip)

const chargedFor = (environment: HttpEnvironment, request: FastifyRequest, reply: FastifyReply): Charged => ({
  share: shareOf(environment, request),
  // Created lazily: most calls never wait.
  get signal() {
    return disconnection(reply)
  },
})

function inTransaction<T>(
  environment: HttpEnvironment,
  call: Call,
  work: (call: Call) => Promise<T>,
): Promise<T> {
  return environment.writes.db.transaction().execute((db) => {
    const connected = { ...call, db, prepared: preparedIn(db) }
    // Gates are evaluated on the transaction's connection: writers that wait for a second one can exhaust the pool.
    const { opens } = pendingCall(environment, connected, connected)
    const transactionCall: Call = {
      ...connected,
      opens,
      transaction: (nestedWork) => nestedWork(transactionCall),
    }
    return work(transactionCall)
  })
}
