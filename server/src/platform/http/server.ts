import { randomUUID } from 'node:crypto'
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { Refusal } from '../errors.ts'
import { limitConnections } from '../limits/connection-limits.ts'
import { defaultConnections, type ConnectionSettings } from '../limits/limit-settings.ts'
import { openConnections, type OpenConnections } from '../limits/open-connections.ts'
import type { RequestLimits } from '../limits/rate-limits.ts'
import { paceReading } from '../limits/reading-pace.ts'
import { paceRequests } from '../limits/request-pace.ts'
import { cutSlowBodies } from '../limits/slow-bodies.ts'
import { allowedMethods } from './allowed-methods.ts'
import { addJsonParser } from './json-body.ts'
import { actingCaller } from './act-as.ts'
import { readLongBodiesInTurns } from './long-bodies.ts'
import { visitor, type Caller } from './call.ts'
import { refuseFlood } from './early-refusal.ts'
import { forwardedAddress } from './forwarded-address.ts'
import {
  cutSlowRequest,
  ignoreExpectations,
  maxUrlLength,
  requireHost,
  sendProtocolError,
  serverOptions,
  slowRequestCode,
  urlTooLong,
  type ProtocolError,
} from './protocol-errors.ts'
import { securityHeaders } from './security-headers.ts'
import { problemSender } from './send-problem.ts'

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller
    /** Whether the call created what its limit counts. */
    hasCreated: boolean
    /** For metrics, if the request is refused: the code of the problem or a cause, never a part of the request. */
    refusalReason: string
  }
  interface FastifyContextConfig {
    operation?: string
    isPage?: boolean
    /** Resolves the tokens of the route, which are for nothing else. By default, those of the product. */
    authenticate?: Authenticate
    /** Requests wait for something to happen, so metrics leave their durations out. */
    isHeld?: boolean
  }
}

const apiVersion = '1.0'
const maxBodyBytes = 1_048_576
// A search of 10,000 characters in any script is answered with a page, unlike Node's 431.
const maxHeaderBytes = 131_072
const maxHeaders = 200
const headersTimeoutMs = 20_000
const timeoutCheckMs = 5000
// For 100 MB at the slowest rate that is allowed, which ends slow requests much earlier.
const requestTimeoutMs = 8 * 3_600_000
/** A client that reads nothing for so long is cut. */
const idleTimeoutMs = 300_000

/** Resolves a bearer token to its caller. Throws a 401 for an invalid token. */
export type Authenticate<Found = Caller> = (token: string) => Promise<Found>

/** Too many connections of a network, or of all; headers or a body that arrive too slowly. */
export type ClosedReason = 'network' | 'total' | 'slow_headers' | 'slow_body'

export interface ServerOptions {
  /** The number of trusted reverse proxies. */
  proxies?: number | undefined
  /** Whether browsers reach the server by https. */
  isHttps?: boolean
  /** In the titles of pages that take the place of others. */
  brand?: string
  /** Counts each request after its caller is known. */
  limits?: RequestLimits | undefined
  connections?: ConnectionSettings | undefined
  /** Called for each connection that is closed because of these settings. */
  onClosedConnection?: ((reason: ClosedReason) => void) | undefined
  /** Maps an IP address to the network that one customer has. */
  networkOf?: (address: string) => string
}

/** An HTTP server without routes: problem responses, authentication and the api-version check. */
export function httpServer(
  log: FastifyBaseLogger,
  authenticate: Authenticate,
  {
    proxies = 0,
    isHttps = false,
    limits,
    brand = '',
    connections = defaultConnections,
    onClosedConnection: onClosed,
    networkOf = (address) => address,
  }: ServerOptions = {},
): FastifyInstance {
  const setSecurityHeaders = securityHeaders(isHttps)
  const sendProblem = problemSender(brand)
  let open: OpenConnections | undefined
  const app: FastifyInstance = fastify({
    loggerInstance: log,
    trustProxy: (_address, hop) => hop < proxies,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: maxBodyBytes,
    http: {
      ...serverOptions,
      maxHeaderSize: maxHeaderBytes,
      headersTimeout: headersTimeoutMs,
      connectionsCheckingInterval: timeoutCheckMs,
      // Other upgrades, such as to HTTP/2, are ignored, as the standard allows.
      shouldUpgradeCallback: ({ headers, socket }) => {
        const isWebSocket =
          headers.upgrade?.toLowerCase() === 'websocket' && app.server.listenerCount('upgrade') > 0
        if (isWebSocket) open?.forget(socket)
        return isWebSocket
      },
    },
    requestTimeout: requestTimeoutMs,
    connectionTimeout: idleTimeoutMs,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    forceCloseConnections: true,
    // The traceId of problems, unique across servers so that it can be found in their combined logs.
    genReqId: () => randomUUID(),
    // No hook runs for a URL that can't be read.
    frameworkErrors: (error, request, reply) => {
      setSecurityHeaders(reply.raw)
      void sendProblem(error, request, reply)
    },
    clientErrorHandler: sendProtocolError,
  })
  app.server.maxHeadersCount = maxHeaders
  ignoreExpectations(app.server)
  const pace = paceRequests(app.server, {
    shareOf: (request) => networkOf(forwardedAddress(request, proxies)),
    refuse: (reply) => refuseFlood(reply, setSecurityHeaders),
  })
  app.server.maxConnections = connections.total
  app.server.on('drop', () => onClosed?.('total'))
  app.server.on('clientError', ({ code }: ProtocolError) => {
    if (code === slowRequestCode) onClosed?.('slow_headers')
  })
  if (proxies === 0) {
    // Behind a proxy, connections are shared by all clients.
    open = openConnections(app.server, networkOf)
    paceReading(app.server, { open, hasWaiting: pace.hasWaiting })
    limitConnections(app.server, { perNetwork: connections.perNetwork, open, onClosed })
  }
  cutSlowBodies(app.server, {
    ...connections,
    cut: (socket) => {
      cutSlowRequest(socket)
      onClosed?.('slow_body')
    },
  })
  const methodsAt = allowedMethods(app)
  app.decorateRequest('caller')
  app.decorateRequest('hasCreated', false)
  app.decorateRequest('refusalReason', 'other')
  addJsonParser(app)
  readLongBodiesInTurns(app, { networkOf })

  app.addHook('onRequest', async (request, reply) => {
    request.caller = actingCaller() ?? visitor
    setSecurityHeaders(reply.raw)
    requireHost(request.raw)
    const isOperation = request.routeOptions.config.operation !== undefined
    if (isOperation && (request.raw.url ?? '').length > maxUrlLength) throw urlTooLong()
    const version = isOperation ? versionOf(request.query) : undefined
    if (version !== undefined && version !== apiVersion)
      throw new Refusal(400, 'UNSUPPORTED_API_VERSION', `This server supports api-version ${apiVersion}.`, [
        { path: 'api-version', message: `must be ${apiVersion}` },
      ])
    const { authorization } = request.headers
    try {
      const { authenticate: ofRoute = authenticate } = request.routeOptions.config
      if (authorization !== undefined) request.caller = await ofRoute(bearerToken(authorization))
    } catch (error) {
      // Counts for the network, as that of a visitor.
      await limits?.count(request, reply)
      throw error
    }
    // Waits only if the count has to be shared with other servers.
    const counting = limits?.count(request, reply)
    if (counting) await counting
  })
  if (limits)
    app.addHook('onSend', (request, reply, _payload, done) => {
      limits.giveBack(request, reply)
      done()
    })

  app.setErrorHandler(sendProblem)
  app.setNotFoundHandler((request, reply) => {
    const methods = methodsAt(request.url.split('?', 1)[0] ?? '')
    // The method of a folder of files is right, but there is no such file.
    const isWrongMethod = methods.length > 0 && !methods.includes(request.method)
    if (isWrongMethod) reply.header('allow', methods.join(', '))
    return sendProblem(
      isWrongMethod ? wrongMethod(request.method) : noSuchCall(request.method),
      request,
      reply,
    )
  })
  return app
}

function bearerToken(header: string): string {
  const token = /^Bearer ([\w.~+/=-]+)$/i.exec(header)?.[1]
  if (token) return token
  throw new Refusal(401, 'TOKEN_INVALID', 'The Authorization header must be "Bearer <access token>".')
}

const noSuchCall = (method: string) =>
  new Refusal(404, 'NO_SUCH_CALL', `No operation matches ${method} at this URL.`)
const wrongMethod = (method: string) =>
  new Refusal(405, 'METHOD_NOT_ALLOWED', `${method} isn't possible at this URL.`)

const versionOf = (query: unknown): unknown =>
  typeof query === 'object' && query !== null && 'api-version' in query ? query['api-version'] : undefined
