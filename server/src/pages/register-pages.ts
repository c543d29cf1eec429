import { randomBytes } from 'node:crypto'
import type { PageSurroundings } from '@app/contract/page-surroundings.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../platform/errors.ts'
import type { Pages } from './built-pages.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    isPage?: boolean
  }
}

type Surroundings = Omit<PageSurroundings, 'nonce' | 'report'>

/** Unknown URLs under a service respond with a problem instead of a page. */
const isApiUrl = ({ pathname }: URL) => /^\/[a-z]+-mgmt\//.test(pathname)

/** Renders pages for all URLs without a route of their own. */
export async function registerPages(app: FastifyInstance, pages: Pages, surroundings: Surroundings) {
  await pages.serveAssets(app)
  const issuer = new URL(surroundings.signIn.domain).origin
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    exposeHeadRoute: false,
    config: { isPage: true },
    handler: async (request, reply) => {
      const url = publicUrl(request, surroundings.origin)
      if (isApiUrl(url)) return reply.callNotFound()
      const nonce = pages.hasPolicy ? randomBytes(16).toString('base64') : ''
      const response = await pages.render(webRequest(url, request, reply), {
        ...surroundings,
        nonce,
        report: (error) => request.log.error({ err: error }, 'rendering a page failed'),
      })
      if (pages.hasPolicy) reply.header('content-security-policy', contentSecurityPolicy(nonce, issuer))
      reply
        .status(response.status)
        // The content doesn't depend on the user, but the nonce must be used only once.
        .header('cache-control', 'private, no-cache')
        .header('cross-origin-opener-policy', 'same-origin-allow-popups')
        .header('referrer-policy', 'strict-origin-when-cross-origin')
        .headers(Object.fromEntries(response.headers))
      return reply.send(Buffer.from(await response.arrayBuffer()))
    },
  })
}

/** The URL of a request at the configured origin. The host that the client sent is ignored. */
function publicUrl({ url }: FastifyRequest, origin: string) {
  const requested = url.startsWith('/') ? origin + url : url
  if (!URL.canParse(requested)) throw new Refusal(400, 'MALFORMED_REQUEST', 'The URL is malformed.')
  const { pathname, search } = new URL(requested)
  return new URL(origin + pathname + search)
}

/** Converts a Fastify request to a Web API request. Its signal aborts when the client disconnects. */
function webRequest(url: URL, request: FastifyRequest, reply: FastifyReply) {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  const controller = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort()
  })
  return new Request(url, { method: request.method, headers, signal: controller.signal })
}
