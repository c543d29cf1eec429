import { operations, type Route, type RouteTree } from '@app/contract/route.ts'
import { exportFormats, exportTypes } from '@app/contract/rules/export-formats.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { takeExportLink, type ExportRequest } from '../patterns/exports/export-links.ts'
import { exportSourceOf } from '../patterns/exports/export-source.ts'
import type { ProfileKind } from '../patterns/profile-kind.ts'
import { notFound, Refusal } from '../platform/errors.ts'
import { disposition } from '../platform/files/file-name.ts'
import type { Service } from '../platform/http/call.ts'
import { disconnection } from '../platform/http/disconnection.ts'
import { handlerOf } from '../platform/http/handler-of.ts'
import type { HttpEnvironment } from '../platform/http/http-environment.ts'
import type { Charged } from '../platform/limits/turns.ts'
import { exportBatches, type ExportEnvironment } from './export-batches.ts'
import { userData } from './user-data/send-user-data.ts'
import { fileWriter } from './write-file.ts'

interface ExportServices {
  environment: HttpEnvironment
  services: readonly Service<RouteTree>[]
  /** For the data of a user. */
  kinds: readonly ProfileKind[]
}

/** `GET /exports/:token`: the file that a link of `exportOf` is for, or the data of the user whose token is sent. */
export function registerExports(app: FastifyInstance, { environment, services, kinds }: ExportServices) {
  const lists: ExportEnvironment = { ...environment, routeOf: routesOf(services) }
  app.get<{ Params: { token: string } }>(
    '/exports/:token',
    // HEAD must not use the link up.
    { exposeHeadRoute: false, config: { budget: 'reads' } },
    async (request, reply) => {
      const { token } = request.params
      const callerId = request.caller.user?.id ?? null
      const found = await takeExportLink(environment.connections.db, token, callerId)
      if (!found) throw notFound('This download')
      const charged = {
        network: environment.networkOf(request.ip),
        caller: found.userId,
        signal: disconnection(reply),
      }
      if (found.isPersonal) return sendData(request, reply, found, charged)
      return sendList(request, reply, found, charged)
    },
  )

  function sendData(
    request: FastifyRequest,
    reply: FastifyReply,
    { userId, fileName }: ExportRequest,
    charged: Charged,
  ) {
    reply.headers(headersOf(fileName, 'application/zip'))
    return reply.send(
      userData({
        environment,
        kinds,
        userId,
        charged,
        onBroken: (error) => {
          const reason = error instanceof Refusal ? error.code : error
          request.log.warn({ reason }, 'a download of personal data ended before it was complete')
        },
      }),
    )
  }

  async function sendList(
    request: FastifyRequest,
    reply: FastifyReply,
    found: ExportRequest,
    charged: Charged,
  ) {
    const { operation, fileName } = found
    const format = exportFormats.find((each) => fileName.endsWith(`.${each}`)) ?? 'csv'
    const writer = fileWriter(format, lists.routeOf(operation).source.columns)
    const batches = exportBatches({ environment: lists, request: found, charged, writer })
    // Until the first rows are read, errors are still sent as such.
    const first = await batches.next()
    let rows = 0
    async function* texts() {
      try {
        if (!first.done) yield first.value.text
        rows = first.done ? 0 : first.value.rows
        for await (const batch of batches) {
          yield batch.text
          rows += batch.rows
        }
      } catch (error) {
        const reason = error instanceof Refusal ? error.code : error
        request.log.warn({ operation, rows, reason }, 'an export ended before it was complete')
        throw error
      }
    }
    reply.headers(headersOf(fileName, exportTypes[format]))
    return reply.send(writer.streamOf(texts()))
  }
}

const headersOf = (fileName: string, contentType: string) => ({
  'content-type': contentType,
  'content-disposition': disposition('attachment', fileName),
  'cache-control': 'private, no-store',
  'content-security-policy': "sandbox; default-src 'none'",
})

interface FoundCall {
  id: string
  route: Route
  handlers: unknown
}

/** Finds the route and the source of an export by its operation id. */
function routesOf(services: ExportServices['services']): ExportEnvironment['routeOf'] {
  const found = new Map(
    services.flatMap(({ name, tree, handlers }) =>
      [...operations(tree)].map(([id, route]): [string, FoundCall] => [
        `${name}.${id}`,
        { id, route, handlers },
      ]),
    ),
  )
  return (operation) => {
    const call = found.get(operation)
    // A link outlives a deployment by a minute at most.
    if (!call) throw notFound('This download')
    return { route: call.route, source: exportSourceOf(handlerOf(call.handlers, call.id)) }
  }
}
