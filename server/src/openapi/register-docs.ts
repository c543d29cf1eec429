import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
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

/** Serves `/openapi.json` and `/docs`. Both are made for their first reader: every start would take half a second longer. */
export function registerDocs(app: FastifyInstance, services: DocumentedService[], about: About) {
  const json = lazy(() => JSON.stringify(openApiDocument(services, about)))
  const groups = lazy(() => describeOperations(services))
  const operationsFor = (search: string) =>
    layOut(operationsPage({ groups: groups(), limits: about.limits, search }, about.brand), about.brand)
  const allOperations = lazy(() => operationsFor(''))
  const problems = lazy(() => layOut(problemsPage(), about.brand))

  const serve = (path: string, type: string, content: () => string) =>
    app.get(path, (_request, reply) =>
      reply
        .type(`${type}; charset=utf-8`)
        .headers({ 'content-security-policy': policy, 'cache-control': 'no-cache' })
        .send(content()),
    )
  serve('/docs/problems', 'text/html', problems)
  const styles = lazy(() => ['tokens.css', 'page.css', 'operations.css'].map(asset).join('\n'))
  serve('/docs/docs.css', 'text/css', styles)
  const script = lazy(() => asset('docs.js'))
  serve('/docs/docs.js', 'text/javascript', script)
  app.get('/openapi.json', (_request, reply) => reply.type('application/json; charset=utf-8').send(json()))
  // Searches are rendered per request.
  app.get<{ Querystring: { q?: unknown } }>(
    '/docs',
    { config: { budget: 'pages' } },
    ({ query: { q } }, reply) => {
      const search = typeof q === 'string' ? q.trim().slice(0, maxSearchLength) : ''
      return reply
        .type('text/html; charset=utf-8')
        .headers({ 'content-security-policy': policy, 'cache-control': 'no-cache' })
        .send(search === '' ? allOperations() : operationsFor(search))
    },
  )
}
