import { titled } from '@app/contract/page-title.ts'
import type { FastifyInstance } from 'fastify'
import { escaped } from '../markup.ts'
import type { Outbox } from './outbox.ts'

const maxMessages = 50
const withLinks = (text: string) =>
  escaped(text).replaceAll(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`)

/** Serves the outbox as a page. For development only. */
export function registerDevMail(app: FastifyInstance, outbox: Outbox, brand: string) {
  app.get('/dev/mail', async (request, reply) => {
    const messages = await outbox.list(maxMessages)
    if (request.headers.accept?.includes('application/json')) return messages
    const articles = messages.map(
      ({ at, to, subject, text }) =>
        `<article><h2>${escaped(subject)}</h2><p>To ${escaped(to)}, <time datetime="${at}">${at}</time></p><pre>${withLinks(text)}</pre></article>`,
    )
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .send(
        `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>${escaped(titled('Outbox', brand))}</title>` +
          `<style>body{font:16px/1.5 system-ui;max-width:44rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}article{border-top:1px solid;padding:1rem 0}pre{white-space:pre-wrap}</style>` +
          `<h1>Outbox</h1>${articles.join('') || '<p>No mail yet. Sign up, and it appears here.</p>'}</html>`,
      )
  })
}
