import type { IncomingMessage, ServerResponse } from 'node:http'
import { errors } from 'oidc-provider'
import { errorFields, type Log } from './log.ts'
import { documentOf, type Page } from './pages/layout.ts'
import { failurePage, interactionGonePage } from './pages/refusal-pages.ts'
import { allowScripts } from './security-headers.ts'

/** How a request for a page ends; `answered` when oidc-provider has written the reply itself. */
export type Answer = Page | { redirect: string } | { json: unknown } | 'answered'

/** Thrown where a request cannot go on; carries the page that says so. */
export class Refusal extends Error {
  readonly page: Page

  constructor(page: Page) {
    super(page.title)
    this.page = page
  }
}

/** Sends what `work` answers, or the page for what it throws; never rejects. */
export async function reply(
  { brand, log }: { brand: string; log: Log },
  req: IncomingMessage,
  res: ServerResponse,
  work: () => Promise<Answer>,
): Promise<void> {
  const answer = await work().catch((error: unknown): Answer => {
    if (error instanceof Refusal) return error.page
    if (error instanceof errors.SessionNotFound) return interactionGonePage()
    log.error({ path: req.url?.split('?', 1)[0], ...errorFields(error) }, 'page failed')
    return failurePage()
  })
  if (answer === 'answered' || res.headersSent) return
  // What is left unread of a refused body would be taken for the next request on this connection.
  if (!req.complete) res.setHeader('connection', 'close')
  res.setHeader('cache-control', 'no-store')
  if ('redirect' in answer) {
    res.writeHead(303, { location: answer.redirect }).end()
  } else if ('json' in answer) {
    res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer.json))
  } else {
    const document = documentOf(brand, answer, allowScripts(res))
    res.writeHead(answer.status ?? 200, { 'content-type': 'text/html; charset=utf-8', ...answer.headers })
    res.end(document)
  }
}
