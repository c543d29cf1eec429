import type { FastifyReply, FastifyRequest } from 'fastify'
import type { OpenFile } from '../platform/files/open-file.ts'
import { matchesEtag } from '../platform/http/entity-tags.ts'

export interface FileResponse {
  etag: string
  contentType: string
  cacheControl: string
  headers?: Record<string, string>
  /** Not called when the client's copy is current. */
  open(): Promise<OpenFile>
}

// In bytes. Streaming a file of this size costs 50% more than reading it at once. Larger files are streamed.
const maxBufferedBytes = 262_144

/** Responds to GET and HEAD with a file. If `open` throws, none of the headers below are set. */
export async function sendFile(request: FastifyRequest, reply: FastifyReply, response: FileResponse) {
  const validators = { etag: response.etag, 'cache-control': response.cacheControl, ...response.headers }
  if (matchesEtag(request.headers['if-none-match'], response.etag))
    return reply.headers(validators).status(304).send()
  const file = await response.open()
  reply.headers({
    ...validators,
    'content-type': response.contentType,
    'content-length': file.bytes,
  })
  if (request.method !== 'HEAD')
    return reply.send(file.bytes <= maxBufferedBytes ? await file.read() : file.stream())
  await file.close()
  return reply.send()
}
