import type { FastifyReply, FastifyRequest } from 'fastify'
import { isWrite, type Route } from '@app/contract/route.ts'
import { preparedOn } from '../database.ts'
import { Refusal } from '../errors.ts'
import { joinOf } from './batched-write.ts'
import { checkFields, type Authorized, type Call, type PendingCall } from './call.ts'
import type { callReports } from './call-reports.ts'
import { callWithTransactions } from './call-transactions.ts'
import { checkEvent, checkReply, statusOf } from './check-reply.ts'
import { acceptsEvents, eventLines, EventReply } from './event-reply.ts'
import type { Handler } from './handler-of.ts'
import type { HttpEnvironment } from './http-environment.ts'
import { runOnce } from './idempotency.ts'
import { givenFields, inputReader, uploadOf } from './input.ts'
import { withMailedLink } from './mailed-key.ts'
import { pendingCall } from './pending-call.ts'
import { preparationOf } from './prepared-write.ts'
import { authorizer } from './rights.ts'
import { resultOf, sendResult, type Result } from './send-result.ts'
import { chargedFor, waitsFirst } from './turns-of-call.ts'

type Reports = ReturnType<typeof callReports>
type Parameters = Record<string, string>
type Work = (call: Call) => Promise<unknown>

/** Answers requests to a route, in steps that each throw if the call is refused. */
export function answerer(environment: HttpEnvironment, operation: string, route: Route, handler: Handler) {
  const read = inputReader(route)
  const authorize = authorizer(environment.rights, route)
  // A slow upload or a reply that takes long must not keep a transaction open, so their handlers start their own.
  const needsTransaction = isWrite(route) && route.body !== 'file' && route.events === undefined
  const prepare = preparationOf(handler)
  const join = joinOf(handler)
  const isLate = waitsFirst(route, handler)
  const prepared = preparedOn(environment.connections.pool)

  return async (request: FastifyRequest, reply: FastifyReply, reports: Reports) => {
    const parameters = read.parameters(request.params)
    const pending = await withMailedLink(receive(request, reply, reports), request, reply, environment.rights)
    reports.cameWith(pending.link)
    const authorized = await authorize(parameters, pending)
    const input = await readInput(request, reply, parameters, authorized)
    const call = bindTransactions(request, reply, parameters, { pending, authorized })
    if (call.user && !isWrite(route)) await environment.ownWrites?.applied(call.user.id)
    const key = idempotencyKeyOf(request)
    // The key and the write must commit together.
    const isJoined = join !== undefined && key === undefined
    const work = await prepareWork(input, call, isJoined ? join : handler)
    const result =
      !needsTransaction || isJoined
        ? await run(request, work, call)
        : await runAlone(request, key, work, call)
    if (call.user && isWrite(route)) environment.ownWrites?.note(call.user.id)
    request.hasCreated = result.status === 201 && result.isReplayed !== true
    reports.succeeded(authorized, parameters)
    return sendResult(request, reply, route, result)
  }

  function receive(request: FastifyRequest, reply: FastifyReply, reports: Reports): PendingCall {
    return pendingCall(environment, request.caller, {
      operation,
      route,
      db: environment.connections.db,
      prepared,
      ifMatch: request.headers['if-match'],
      network: environment.networkOf(request.ip),
      header: (name) => [request.headers[name]].flat()[0],
      charged: () => chargedFor(environment, request, reply),
      report: reports.add,
    })
  }

  async function readInput(
    request: FastifyRequest,
    reply: FastifyReply,
    parameters: Parameters,
    authorized: Authorized,
  ) {
    const rest = read.rest(request)
    // A patch is checked by what it changes, which only its handler knows.
    if (route.fields) checkFields({ route, ...authorized }, givenFields(request.body), 'data/')
    const file = route.body === 'file' && { file: await uploadOf(request, reply) }
    return { ...rest, ...file, ...parameters }
  }

  /** A write that waits first takes a turn of the writes for its transaction. Others have one from the start. */
  function bindTransactions(
    request: FastifyRequest,
    reply: FastifyReply,
    parameters: Parameters,
    parts: { pending: PendingCall; authorized: Authorized },
  ): Call {
    const turns = isLate ? environment.turns?.writes : undefined
    return callWithTransactions(environment, {
      ...parts,
      // The caller may have lost access while the call waited.
      before: async (call) => isLate && authorize(parameters, call),
      inTurn: (work) => (turns ? turns.run(chargedFor(environment, request, reply), work) : work()),
    })
  }

  function idempotencyKeyOf(request: FastifyRequest): string | undefined {
    const key = route.method === 'POST' ? request.headers['idempotency-key'] : undefined
    if (Array.isArray(key)) throw new Refusal(400, 'VALIDATION_FAILED', 'Send only one Idempotency-Key.')
    return key
  }

  async function prepareWork(input: unknown, call: Call, chosen: Handler): Promise<Work> {
    return prepare ? prepare(input, call) : (handlerCall) => chosen(input, handlerCall)
  }

  async function run(request: FastifyRequest, work: Work, call: Call): Promise<Result> {
    const returned = await work(call)
    if (returned instanceof EventReply) return answerWithEvents(request, returned)
    const result = resultOf(returned, route)
    if (route.isEnding) await environment.settle?.(call)
    checkResult(result)
    return result
  }

  async function answerWithEvents(request: FastifyRequest, reply: EventReply): Promise<Result> {
    if (!acceptsEvents(request)) {
      const result = resultOf(await reply.whole(), route)
      checkResult(result)
      return result
    }
    const lines = eventLines(reply, request, {
      check: (event) => environment.checkReplies && checkEvent(operation, route, event),
      text: (last) => {
        const result = resultOf(last, route)
        checkResult(result)
        return result.json
      },
    })
    return { status: statusOf(route), json: '', etag: undefined, lines }
  }

  function checkResult({ file, json, status }: Result) {
    if (environment.checkReplies && file === undefined) checkReply(operation, route, json, status)
  }

  /** Runs a write in a transaction of its own, once per key. */
  function runAlone(
    request: FastifyRequest,
    key: string | undefined,
    work: Work,
    call: Call,
  ): Promise<Result> {
    return call.transaction((transactionCall) => {
      const runHere = () => run(request, work, transactionCall)
      const { url, body } = request
      return key === undefined
        ? runHere()
        : runOnce(transactionCall.db, transactionCall, key, [url, body], runHere)
    })
  }
}
