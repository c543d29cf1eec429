import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { calendarFileType } from './calendar-file.ts'

/** Replies with a feed of a secret address, or with a 304 if the caller has this version. */
export function sendCalendar(request: FastifyRequest, reply: FastifyReply, text: string) {
  const etag = `"${createHash('sha256').update(text).digest('base64url')}"`
  reply.headers({ etag, 'cache-control': 'private, no-cache', 'referrer-policy': 'no-referrer' })
  if (request.headers['if-none-match'] === etag) return reply.status(304).send()
  return reply.type(calendarFileType).send(text)
}
