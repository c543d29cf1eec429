import { titled } from '@app/contract/page-title.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Refusal } from '../errors.ts'
import { escaped } from '../markup.ts'

const maxReloadSeconds = 60

/** Whether a browser asked for a page. */
export const wantsPage = ({ routeOptions, headers }: FastifyRequest) =>
  routeOptions.config.isPage === true && headers.accept?.includes('text/html') === true

/** A page for people in place of a problem. It is small, because it is sent when there is too much to do, and reloads itself. */
export function sendBusyPage(
  reply: FastifyReply,
  brand: string,
  { status, message, retryAfter = 0 }: Refusal,
) {
  const title = status === 429 ? 'Too many requests' : 'Very busy right now'
  const reload =
    retryAfter <= maxReloadSeconds ? `<meta http-equiv="refresh" content="${Math.max(1, retryAfter)}">` : ''
  return reply
    .status(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
    .send(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escaped(titled(title, brand))}</title>
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex">${reload}
<style>body{font:1rem/1.5 system-ui,sans-serif;max-width:32rem;margin:20vh auto 0;padding:0 1.5rem}h1{font-size:1.5rem}</style></head>
<body><h1>${title}</h1><p>${escaped(message)}</p></body></html>`,
    )
}
