import { readFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { encodedBody, preferredEncoding } from '../platform/http/encoded-body.ts'
import type { LimitSettings } from '../platform/limits/limit-settings.ts'
import { describeOperations } from './docs/describe-operation.ts'
import { layOut } from './docs/layout.ts'
import { operationsPage } from './docs/operations-page.ts'
import { problemsPage } from './docs/problems-page.ts'
import { openApiDocument, type DocumentedService } from './document.ts'

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

const ofDocs = { 'content-security-policy': policy, 'cache-control': 'no-cache' }

const maxSearchLength = 200

const asset = (name: string) => readFileSync(new URL(`./docs/assets/${name}`, import.meta.url), 'utf8')

interface About {
  brand: string
  origin: string
  limits?: LimitSettings
}

/** Computes a value when it is first asked for. */
function lazy<T>(compute: () => T): () => T {
  let computed: { value: T } | undefined
  return () => (computed ??= { value: compute() }).value
}

/** Sends the same text to every reader. It is compressed once, because the document has 6 MB: each reader would keep a core busy. */
function sender(content: () => string) {
  const body = lazy(() => encodedBody(Buffer.from(content()), 'br'))
  return async (request: { headers: IncomingHttpHeaders }, reply: FastifyReply) => {
    const encoding = preferredEncoding(request.headers['accept-encoding']?.toString())
    reply.header('vary', 'accept-encoding')
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    return reply.send(await (await body()).read(encoding))
  }
}

/** Serves `/openapi.json` and `/docs`. Both are made for their first reader: every start would take half a second longer. */
export function registerDocs(app: FastifyInstance, services: DocumentedService[], about: About) {
  const groups = lazy(() => describeOperations(services))
  const operationsFor = (search: string) =>
    layOut(operationsPage({ groups: groups(), limits: about.limits, search }, about.brand), about.brand)

  const serve = (path: string, type: string, content: () => string) => {
    const send = sender(content)
    app.get(path, (request, reply) => send(request, reply.type(`${type}; charset=utf-8`).headers(ofDocs)))
  }
  serve('/docs/problems', 'text/html', () => layOut(problemsPage(), about.brand))
  serve('/docs/docs.css', 'text/css', () =>
    ['tokens.css', 'page.css', 'operations.css'].map(asset).join('\n'),
  )
  serve('/docs/docs.js', 'text/javascript', () => asset('docs.js'))
  const sendJson = sender(() => JSON.stringify(openApiDocument(services, about)))
  app.get('/openapi.json', (request, reply) =>
    sendJson(request, reply.type('application/json; charset=utf-8')),
  )
  const sendAll = sender(() => operationsFor(''))
  // Searches are rendered per request.
  app.get<{ Querystring: { q?: unknown } }>('/docs', { config: { budget: 'pages' } }, (request, reply) => {
    const { q } = request.query
    const search = typeof q === 'string' ? q.trim().slice(0, maxSearchLength) : ''
    reply.type('text/html; charset=utf-8').headers(ofDocs)
    return search === '' ? sendAll(request, reply) : reply.send(operationsFor(search))
  })
}
