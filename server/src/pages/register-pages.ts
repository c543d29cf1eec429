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

/** An address below a service is the API's: what is not there is a problem for a program, not a page for people. */
const isCall = ({ pathname }: URL) => /^\/[a-z]+-mgmt\//.test(pathname)

/** Serves every address that nothing else answers from the web's pages. */
export async function registerPages(app: FastifyInstance, pages: Pages, surroundings: Surroundings) {
  await pages.serveAssets(app)
  const issuer = new URL(surroundings.signIn.domain).origin
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    exposeHeadRoute: false,
    config: { isPage: true },
    handler: async (request, reply) => {
      const address = addressOf(request, surroundings.origin)
      if (isCall(address)) return reply.callNotFound()
      const nonce = pages.hasPolicy ? randomBytes(16).toString('base64') : ''
      const given = {
        ...surroundings,
        nonce,
        report: (error: unknown) => request.log.error({ err: error }, 'a page could not be made'),
      }
      const answer = await pages.render(asWebRequest(address, request, reply), given)
      if (pages.hasPolicy) reply.header('content-security-policy', contentSecurityPolicy(nonce, issuer))
      reply
        .status(answer.status)
        // A page is the same for all who have no session, but it holds a nonce, which is for one reading.
        .header('cache-control', 'private, no-cache')
        .header('cross-origin-opener-policy', 'same-origin-allow-popups')
        .header('referrer-policy', 'strict-origin-when-cross-origin')
        .headers(Object.fromEntries(answer.headers))
      return reply.send(Buffer.from(await answer.arrayBuffer()))
    },
  })
}

/** Where a request leads, at the origin that people see, whatever the request itself claims. */
function addressOf({ url }: FastifyRequest, origin: string) {
  const claimed = url.startsWith('/') ? origin + url : url
  if (!URL.canParse(claimed)) throw new Refusal(400, 'MALFORMED_REQUEST', 'The address cannot be read.')
  const { pathname, search } = new URL(claimed)
  return new URL(origin + pathname + search)
}

/** The request as the web's router knows it. */
function asWebRequest(address: URL, request: FastifyRequest, reply: FastifyReply) {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  const given = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) given.abort()
  })
  return new Request(address, { method: request.method, headers, signal: given.signal })
}
