import type { PageSurroundings } from '@app/contract/page-surroundings.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../platform/errors.ts'
import { disconnection } from '../platform/http/disconnection.ts'
import { preferredEncoding } from '../platform/http/encoded-body.ts'
import { matchesEtag } from '../platform/http/entity-tags.ts'
import type { Turns } from '../platform/limits/turns.ts'
import type { Changes } from '../search/follow-changes.ts'
import type { Pages } from './built-pages.ts'
import { keptPages } from './kept-pages.ts'
import { pageRenderer } from './page-renderer.ts'

export interface PagesParts {
  surroundings: Omit<PageSurroundings, 'nonce' | 'report'>
  /** Other origins that maps load data from. */
  mapOrigins?: readonly string[]
  changes: Pick<Changes, 'subscribe' | 'catchUp'>
  /** If omitted, a visitor can render any number of pages at the same time. */
  turns?: Turns | undefined
  /** Maps an IP address to the network that one customer has. */
  networkOf: (address: string) => string
  /** Told of each page that is sent, also of one that the browser still has. */
  onSent?: (sent: { path: string; headers: FastifyRequest['headers'] }) => void
}

/** Unknown URLs under a service respond with a problem instead of a page. */
const isApiUrl = ({ pathname }: URL) => /^\/[a-z]+-mgmt\//.test(pathname)

/** Renders pages for all URLs without a route of their own. */
export async function registerPages(
  app: FastifyInstance,
  pages: Pages,
  { surroundings, mapOrigins = [], changes, turns, networkOf, onSent }: PagesParts,
) {
  await pages.serveAssets(app)
  const render = pageRenderer(pages, surroundings, mapOrigins, (error, { pathname }) =>
    app.log.error({ err: error, path: pathname }, 'rendering a page failed'),
  )
  const kept = keptPages({ render, changes })
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    exposeHeadRoute: false,
    // During development, modules are loaded from here as well.
    config: { isPage: true, ...(pages.isBuilt && { budget: 'pages' }) },
    // Pages are compressed once and kept like that.
    compress: false,
    handler: async (request, reply) => {
      const url = publicUrl(request, surroundings.origin)
      if (isApiUrl(url)) return reply.callNotFound()
      const encoding = preferredEncoding(request.headers['accept-encoding']?.toString())
      const signal = disconnection(reply)
      const asked = { url, encoding, signal }
      // The renderer doesn't get the token, but keeping a page for others is only worth it without one.
      const isKept = pages.isBuilt && request.headers.authorization === undefined
      const read = () => (isKept ? kept.get(asked) : render(asked))
      const network = networkOf(request.ip)
      const page = await (turns ? turns.run({ network, caller: network, signal }, read) : read())
      reply.status(page.status).headers(page.headers)
      if (page.status === 200 && request.method === 'GET')
        onSent?.({ path: url.pathname, headers: request.headers })
      if (page.etag !== undefined && matchesEtag(request.headers['if-none-match'], page.etag))
        return reply.status(304).removeHeader('content-type').send()
      if (encoding !== 'identity') reply.header('content-encoding', encoding)
      return reply.send(await page.body.read(encoding))
    },
  })
}

/** The URL of a request at the configured origin. The host that the client sent is ignored. */
function publicUrl({ url }: FastifyRequest, origin: string) {
  const requested = url.startsWith('/') ? origin + url : url
  if (!URL.canParse(requested)) throw new Refusal(400, 'MALFORMED_REQUEST', 'The URL is malformed.')
  const { pathname, search } = new URL(requested)
  const page = new URL(origin + pathname + search)
  // Where a reader comes from is nothing that the page depends on: it is kept once for all of them.
  if (page.searchParams.has('via')) page.searchParams.delete('via')
  return page
}
