import type { FastifyInstance } from 'fastify'

/** Parses JSON like Fastify, except that an empty body counts as no body instead of an error. */
export function addJsonParser(app: FastifyInstance) {
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
