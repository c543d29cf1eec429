import type { FastifyInstance } from 'fastify'
import { nextRound } from '../heavy-work/next-round.ts'
import { jsonTypes, longBody } from './long-bodies.ts'

/** Parses JSON like Fastify, except that an empty body counts as no body instead of an error, and long ones wait for each other. */
export function addJsonParser(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<string>([...jsonTypes], { parseAs: 'string' }, (request, text, done) => {
    if (text === '') done(null, undefined)
    else if (text.length < longBody) void parse(request, text, done)
    else void nextRound().then(() => parse(request, text, done))
  })
}
