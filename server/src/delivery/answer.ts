import type { FastifyReply, FastifyRequest } from 'fastify'
import type { OpenFile } from '../platform/files/open-file.ts'
import { isHeld } from '../platform/http/entity-tags.ts'

export interface Answer {
  etag: string
  contentType: string
  cacheControl: string
  /** Further headers. */
  headers?: Record<string, string>
  /** Not called where the client holds the content already. */
  open(): Promise<OpenFile>
}

// In bytes. A stream costs half as much again as reading a file of this size, and is needed for larger ones.
const readWhole = 262_144

/** Answers GET and HEAD with a file. What `open` throws becomes the answer, without the headers of a success. */
export async function answerFile(request: FastifyRequest, reply: FastifyReply, answer: Answer) {
  const validators = { etag: answer.etag, 'cache-control': answer.cacheControl, ...answer.headers }
  if (isHeld(request.headers['if-none-match'], answer.etag))
    return reply.headers(validators).status(304).send()
  const file = await answer.open()
  reply.headers({
    ...validators,
    'content-type': answer.contentType,
    'content-length': file.bytes,
  })
  if (request.method !== 'HEAD')
    return reply.send(file.bytes <= readWhole ? await file.read() : file.stream())
  await file.close()
  return reply.send()
}
