import type { FastifyInstance } from 'fastify'
import { invalid } from '../errors.ts'
import { nextRound } from '../heavy-work/next-round.ts'
import { jsonTypes, longBody } from './long-bodies.ts'

/** More than the longest list, the longest text and a patch need together. A body of 1 MB has room for five times as many. */
const mostParts = 150_000

/** Whether a body has at most so many lists, objects, items and fields, or as many of their signs in texts. Takes a tenth as long as parsing. */
function hasFewParts(text: string): boolean {
  let parts = 0
  for (let at = 0; at < text.length; at++) {
    const character = text[at]
    if ((character === ',' || character === '[' || character === '{') && ++parts > mostParts) return false
  }
  return true
}

/** Parses JSON like Fastify, except that an empty body counts as no body instead of an error, and long ones wait for each other. */
export function addJsonParser(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<string>([...jsonTypes], { parseAs: 'string' }, (request, text, done) => {
    if (text === '') done(null, undefined)
    else if (text.length < longBody) void parse(request, text, done)
    else if (!hasFewParts(text)) done(invalid([{ path: '', message: 'has too many items' }]))
    else void nextRound().then(() => parse(request, text, done))
  })
}
