import type { FastifyReply, FastifyRequest } from 'fastify'
import { Readable } from 'node:stream'
import { eventStreamType } from '@app/contract/client.ts'
import { mailedKeyHeader } from '@app/contract/mailed-key.ts'
import type { Route } from '@app/contract/route.ts'
import { disposition } from '../files/file-name.ts'
import { statusOf } from './check-reply.ts'
import { matchesEtag } from './entity-tags.ts'
import type { StoredReply } from './idempotency.ts'
import { FileReply } from './file-reply.ts'
import { isJsonText } from './json-text.ts'

/** What a handler returned, as it is sent. */
export interface Result extends StoredReply {
  /** Sent instead of the text. */
  file?: FileReply
  /** The lines of a stream of events, sent instead of the text. */
  lines?: AsyncIterable<string>
}

/** Serializes what a handler returned. */
export function resultOf(returned: unknown, route: Route): Result {
  if (returned instanceof FileReply) return fileResult(returned, route)
  const text = isJsonText(returned) ? returned : { json: JSON.stringify(returned) }
  return {
    status: ('status' in text ? text.status : undefined) ?? statusOf(route),
    json: text.json,
    etag: 'etag' in text ? text.etag : undefined,
  }
}

function fileResult(file: FileReply, route: Route): Result {
  if (file.contentType !== route.download?.type && !route.files?.includes(file.contentType))
    throw new Error(`${route.path} has no files of the type ${file.contentType}`)
  return { status: statusOf(route), json: '', etag: undefined, file }
}

/** Proxies that collect replies before they pass them on must not. */
const sendLines = (reply: FastifyReply, lines: AsyncIterable<string>) =>
  reply
    .type(eventStreamType)
    .header('cache-control', 'no-store')
    .header('x-accel-buffering', 'no')
    .send(Readable.from(lines))

const cacheableMethods = new Set(['GET', 'HEAD'])

/** Sets the status and headers of a reply. Returns its body. */
export function sendResult(
  request: FastifyRequest,
  reply: FastifyReply,
  route: Route,
  { status, json, etag, file, lines }: Result,
) {
  // Replies depend on the caller, so shared caches must not store them. The ETag lets the same caller revalidate.
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'private, no-cache')
  reply.header('vary', route.link === undefined ? 'authorization' : `authorization, ${mailedKeyHeader}`)
  if (etag) {
    reply.header('etag', etag)
    if (cacheableMethods.has(request.method) && matchesEtag(request.headers['if-none-match'], etag))
      return reply.status(304).send()
  }
  if (lines !== undefined) return sendLines(reply.status(status), lines)
  // Not sent here: a handler that returns the reply ends, and gives up its turn, only after the last byte was sent.
  reply.status(status).type(file?.contentType ?? 'application/json; charset=utf-8')
  if (file === undefined) return json
  reply.header('content-disposition', disposition('attachment', file.fileName))
  // Opened in a browser, it must not run as a page of ours.
  reply.header('content-security-policy', "sandbox; default-src 'none'")
  return file.bytes
}
