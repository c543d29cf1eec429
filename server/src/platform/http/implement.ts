import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isWrite, operations, type Route, type RouteTree } from '@app/contract/route.ts'
import { serviceBase } from '@app/contract/tree.ts'
import { callBegins } from '../heavy-work/next-round.ts'
import type { Budget } from '../limits/limit-settings.ts'
import { answerer } from './answer-call.ts'
import type { Service } from './call.ts'
import { callReports } from './call-reports.ts'
import { handlerOf, type Handler } from './handler-of.ts'
import type { HttpEnvironment } from './http-environment.ts'
import { chargedFor, shareOf, waitsFirst } from './turns-of-call.ts'

const generalBudgetOf = (route: Route): Budget =>
  route.body === 'file' ? 'uploads' : isWrite(route) ? 'writes' : 'reads'

/** What a call of the route is counted as. */
export const budgetOf = (route: Route): Budget => route.budget ?? generalBudgetOf(route)

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
          config: {
            operation,
            budget: budgetOf(route),
            ...(route.budget && { generalBudget: generalBudgetOf(route) }),
            link: route.link,
          },
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
  const answer = answerer(environment, operation, route, handler)
  const handle = async (request: FastifyRequest, reply: FastifyReply) => {
    const reports = callReports(environment.report, { operation, route }, request)
    const end = callBegins()
    try {
      return await answer(request, reply, reports)
    } catch (error) {
      reports.failed(error)
      throw error
    } finally {
      end()
    }
  }
  const turns = turnsOf(environment, route, handler)
  if (!turns) return handle
  return (request: FastifyRequest, reply: FastifyReply) =>
    turns.run(chargedFor(environment, request, reply), () => handle(request, reply))
}

function turnsOf({ turns }: HttpEnvironment, route: Route, handler: Handler) {
  if (route.events !== undefined) return undefined
  if (route.turns !== undefined) return route.turns === 'heavy' ? turns?.heavy : undefined
  return waitsFirst(route, handler) ? turns?.uploads : isWrite(route) ? turns?.writes : turns?.reads
}

/** Refuses writes of a caller who has too many waiting before their bodies are read. Reads have next to none. */
function refusingEarly(environment: HttpEnvironment, route: Route, handler: Handler) {
  const turns = isWrite(route) ? turnsOf(environment, route, handler) : undefined
  return (
    turns && {
      onRequest: async (request: FastifyRequest) => turns.requireRoom(shareOf(environment, request)),
    }
  )
}
