import { randomUUID } from 'node:crypto'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { problem, Refusal } from '../errors.ts'

/** Of calls, in characters. Pages accept what the parser accepts, because their addresses contain the texts of searches. */
export const maxUrlLength = 8000

export const urlTooLong = () =>
  new Refusal(414, 'URL_TOO_LONG', `The URL has more than ${maxUrlLength} characters.`)

const lingerMs = 2000

/** Node's, for headers that don't arrive in time. */
export const slowRequestCode = 'ERR_HTTP_REQUEST_TIMEOUT'

/** What the parser reports about a request that isn't valid HTTP. */
export interface ProtocolError extends Error {
  code?: string
}

// Node replies to some requests by itself, without a word and without our headers. A server with these options, and `replyToAll`, gives all
// replies itself.

/** For `createServer`. */
export const serverOptions = { requireHostHeader: false } as const

/** Ignores expectations that nobody knows, as the standard allows, and responds to what isn't HTTP with a problem. */
export function replyToAll(server: Server) {
  ignoreExpectations(server)
  server.on('clientError', sendProtocolError)
}

export const ignoreExpectations = (server: Server) =>
  server.on('checkExpectation', (request: IncomingMessage, reply: ServerResponse) => {
    server.emit('request', request, reply)
  })

/** Throws a 400 for a request that doesn't say which host it is for. Only HTTP/1.0 may. */
export function requireHost({ headers, httpVersion }: IncomingMessage) {
  if (headers.host === undefined && httpVersion === '1.1')
    throw new Refusal(400, 'MALFORMED_REQUEST', 'The request has no Host header.')
}

/** Responds to a request that the parser rejected, so that it never became a request, with a problem. */
export function sendProtocolError(error: ProtocolError, socket: Socket) {
  // The client is gone, or a response is already on its way.
  if (error.code === 'ECONNRESET' || !socket.writable || socket.bytesWritten > 0) {
    socket.destroy(error)
    return
  }
  const refusal = protocolRefusal(error)
  const body = JSON.stringify(problem(refusal, randomUUID()))
  const head = [
    `HTTP/1.1 ${refusal.status} ${statusTexts[refusal.status] ?? 'Error'}`,
    'Content-Type: application/problem+json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'X-Content-Type-Options: nosniff',
    'Cross-Origin-Resource-Policy: same-origin',
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
  // The client may keep its side open. It has some time to read the response, because closing earlier could discard it.
  setTimeout(() => socket.destroy(), lingerMs).unref()
}

/** Responds to a request that arrives too slowly, as the parser does after its timeouts. */
export const cutSlowRequest = (socket: Socket) =>
  sendProtocolError(Object.assign(new Error('too slow'), { code: slowRequestCode }), socket)

const statusTexts: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
}

export function protocolRefusal({ code }: ProtocolError): Refusal {
  if (code === slowRequestCode)
    return new Refusal(408, 'REQUEST_TIMEOUT', 'The request was not received in time.')
  if (code !== 'HPE_HEADER_OVERFLOW')
    return new Refusal(400, 'MALFORMED_REQUEST', 'The request is not valid HTTP.')
  return new Refusal(431, 'HEADERS_TOO_LARGE', 'The URL and the headers are too large.')
}
