import { randomUUID } from 'node:crypto'
import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import { problem, Refusal } from '../errors.ts'
import { visitor, type Caller } from './call.ts'

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller
  }
  interface FastifyContextConfig {
    operation?: string
  }
}

const apiVersion = '1.0'
const jsonLimit = 1_048_576
// Milliseconds for a whole request to come in: 20 MB over a slow line, and no more.
const longestRequest = 300_000

/** Turns a bearer token into who calls; throws a refusal for one that does not hold. */
export type Authenticate = (token: string) => Promise<Caller>

/** The bare HTTP server: errors as problems, callers from tokens, the version every call may carry. */
export function httpServer(log: FastifyBaseLogger, authenticate: Authenticate, proxies = 0): FastifyInstance {
  const app: FastifyInstance = fastify({
    loggerInstance: log,
    trustProxy: (_address, hop) => hop < proxies,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: jsonLimit,
    requestTimeout: longestRequest,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    forceCloseConnections: true,
    // Problems carry it as their traceId, which has to be found among the logs of all servers.
    genReqId: () => randomUUID(),
    frameworkErrors: (error, request, reply) => void refuse(error, request, reply),
  })
  app.decorateRequest('caller')
  readJson(app)

  app.addHook('onRequest', async (request) => {
    request.caller = visitor
    const isOperation = request.routeOptions.config.operation !== undefined
    const version = isOperation ? versionOf(request.query) : undefined
    if (version !== undefined && version !== apiVersion)
      throw new Refusal(400, 'UNSUPPORTED_API_VERSION', `This server speaks api-version ${apiVersion}.`, [
        { path: 'api-version', message: `must be ${apiVersion}` },
      ])
    const header = request.headers.authorization
    if (header === undefined) return
    const token = /^Bearer ([\w.~+/=-]+)$/i.exec(header)?.[1]
    if (!token)
      throw new Refusal(401, 'TOKEN_INVALID', 'The Authorization header must be Bearer with an access token.')
    request.caller = await authenticate(token)
  })
  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff')
  })

  app.setErrorHandler(refuse)
  app.setNotFoundHandler((request, reply) =>
    reply
      .status(404)
      .type('application/problem+json')
      .send(
        problem(
          new Refusal(404, 'NO_SUCH_CALL', `There is no ${request.method} at this address.`),
          request.id,
        ),
      ),
  )
  return app
}

function refuse(error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply) {
  const refusal = refusalOf(error)
  if (refusal.code === 'INTERNAL') {
    // PostgreSQL quotes the row at fault, which may hold somebody's address.
    if ('detail' in error) delete error.detail
    request.log.error({ err: error, operation: request.routeOptions.config.operation }, 'a request failed')
  }
  if (refusal.status === 401) reply.header('www-authenticate', 'Bearer')
  return reply.status(refusal.status).type('application/problem+json').send(problem(refusal, request.id))
}

const versionOf = (query: unknown): unknown =>
  typeof query === 'object' && query !== null && 'api-version' in query ? query['api-version'] : undefined

/** JSON as usual, except that an empty body with a JSON content type is no body instead of an error. */
function readJson(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<string>(
    ['application/json', 'application/json-patch+json'],
    { parseAs: 'string' },
    (request, text, done) => {
      if (text === '') done(null, undefined)
      else void parse(request, text, done)
    },
  )
}

function refusalOf(error: FastifyError | Refusal): Refusal {
  if (error instanceof Refusal) return error
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE' || error.code === 'FST_REQ_FILE_TOO_LARGE')
    return new Refusal(413, 'TOO_LARGE', 'The body is larger than this call accepts.')
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
    return new Refusal(415, 'UNSUPPORTED_MEDIA_TYPE', 'This call takes application/json.')
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return new Refusal(error.statusCode, 'MALFORMED_REQUEST', error.message)
  return new Refusal(500, 'INTERNAL', 'Something went wrong on our side. It was noted.')
}
