import type { FastifyInstance } from 'fastify'
import { docsPage, problemsPage } from './docs-page.ts'
import { openApiDocument, type DocumentedService } from './document.ts'

const policy = "default-src 'none'; style-src 'unsafe-inline'"

/** Serves `/openapi.json` and `/docs`. Both are generated once, at startup. */
export function registerDocs(
  app: FastifyInstance,
  services: DocumentedService[],
  about: { brand: string; origin: string },
) {
  const json = JSON.stringify(openApiDocument(services, about))
  const page = docsPage(services, about.brand)
  const problems = problemsPage(about.brand)
  app.get('/openapi.json', (_request, reply) => reply.type('application/json; charset=utf-8').send(json))
  app.get('/docs', (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(page),
  )
  app.get('/docs/problems', (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(problems),
  )
}
