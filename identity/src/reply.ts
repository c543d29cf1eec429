import type { IncomingMessage, ServerResponse } from 'node:http'
import { errors } from 'oidc-provider'
import { errorFields, type Log } from './log.ts'
import { documentOf, type Page } from './pages/layout.ts'
import { failurePage, interactionExpiredPage, unavailablePage } from './pages/refusal-pages.ts'
import { allowScripts } from './security-headers.ts'

/** The result of a page request; `sent` if oidc-provider has already sent the response. */
export type PageResult = Page | { redirect: string } | { json: unknown } | 'sent'

/** Thrown to end a request with an error page. */
export class Refusal extends Error {
  readonly page: Page

  constructor(page: Page) {
    super(page.title)
    this.page = page
  }
}

interface ReplyContext {
  brand: string
  log: Log
  isUnavailable: (error: unknown) => boolean
}

/** Sends the result of `work`, or an error page if it throws. Never rejects. */
export async function reply(
  { brand, log, isUnavailable }: ReplyContext,
  req: IncomingMessage,
  res: ServerResponse,
  work: () => Promise<PageResult>,
): Promise<void> {
  const result = await work().catch((error: unknown): PageResult => {
    if (error instanceof Refusal) return error.page
    if (error instanceof errors.SessionNotFound) return interactionExpiredPage()
    log.error({ path: req.url?.split('?', 1)[0], ...errorFields(error) }, 'page failed')
    return isUnavailable(error) ? unavailablePage() : failurePage()
  })
  if (result === 'sent' || res.headersSent) return
  // The unread rest of a rejected body would be parsed as the connection's next request.
  if (!req.complete) res.setHeader('connection', 'close')
  res.setHeader('cache-control', 'no-store')
  if ('redirect' in result) {
    res.writeHead(303, { location: result.redirect }).end()
  } else if ('json' in result) {
    res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(result.json))
  } else {
    const document = documentOf(brand, result, allowScripts(res))
    res.writeHead(result.status ?? 200, { 'content-type': 'text/html; charset=utf-8', ...result.headers })
    res.end(document)
  }
}
