import type { Page } from '@app/contract/envelope.ts'
import type { Api } from '@app/contract/page-surroundings.ts'
import type { FastifyInstance } from 'fastify'
import type { PublishedProfile } from '../patterns/published-profiles.ts'
import { escaped } from '../platform/markup.ts'

interface SitemapParts {
  api: Api
  origin: string
  published(page: Page): Promise<PublishedProfile[]>
}

/** Search engines take 50,000 addresses a file; smaller ones are read sooner. */
const perFile = 10_000
const marketplace = '/facilities/marketplace'

const xml = (root: string, entries: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${root}>\n`

/** Every page that search engines shall know: the front page, the marketplace by state and by sport, each facility. */
export function registerSitemap(app: FastifyInstance, { api, origin, published }: SitemapParts) {
  const { facilities } = api['facility-mgmt']
  const url = (path: string, changed?: Date) =>
    `<url><loc>${escaped(origin + path)}</loc>${changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''}</url>`
  const search = () => facilities.search({ take: 1, data: { facets: true } })
  const answer = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' }

  app.get('/sitemap.xml', async (_request, reply) => {
    const { _meta } = await search()
    const files = Array.from(
      { length: Math.ceil(_meta.stats.count / perFile) },
      (_, at) => `facilities-${at + 1}`,
    )
    const entries = ['pages', ...files].map(
      (name) => `<sitemap><loc>${origin}/sitemaps/${name}.xml</loc></sitemap>`,
    )
    return reply.headers(answer).send(xml('sitemapindex', entries))
  })

  app.get('/sitemaps/pages.xml', async (_request, reply) => {
    const {
      _meta: { facets },
    } = await search()
    const choices = [
      ...(facets?.state ?? []).map(({ value, count }) => ({ name: 'state', value, count })),
      ...(facets?.sports ?? []).map(({ value, count }) => ({ name: 'sport', value, count })),
    ]
    const chosen = choices
      .filter(({ count }) => count > 0)
      .map(({ name, value }) => url(`${marketplace}?${new URLSearchParams({ [name]: value }).toString()}`))
    return reply.headers(answer).send(xml('urlset', [url('/'), url(marketplace), ...chosen]))
  })

  app.get<{ Params: { file: string } }>('/sitemaps/facilities-:file.xml', async (request, reply) => {
    const file = Number(request.params.file)
    if (!Number.isInteger(file) || file < 1 || file > 5000) return reply.callNotFound()
    const found = await published({ offset: (file - 1) * perFile, take: perFile })
    if (found.length === 0) return reply.callNotFound()
    const entries = found.map(({ id, updatedDate }) => url(`/facilities/${id}`, updatedDate))
    return reply.headers(answer).send(xml('urlset', entries))
  })
}
