import type { FastifyInstance } from 'fastify'
import { stepper } from '../platform/heavy-work/next-round.ts'
import { escaped } from '../platform/markup.ts'
import { landingPaths } from './landing-paths.ts'
import type { ListedKind } from './listed-kind.ts'

export interface SitemapParts {
  origin: string
  kinds: readonly ListedKind[]
  /** Other pages that are always there. */
  paths: readonly string[]
  /** The newest stories, at most so many. */
  stories(most: number): Promise<{ path: string; updatedDate: Date }[]>
}

/** Search engines accept up to 50,000 URLs per file, but process smaller files sooner. */
const urlsPerFile = 10_000
/** Facets with a marketplace page per value, and the page's query parameter for each. */
const topicFacets = { state: 'state', sports: 'sport' }

const xml = (root: string, entries: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${root}>\n`

/** Lists the front page, the pages of help, each marketplace (also by state and by sport), the landing pages, stories and each profile. */
export function registerSitemap(
  app: FastifyInstance,
  { origin, kinds, paths: fixed, stories }: SitemapParts,
) {
  const url = (path: string, changed?: Date) =>
    `<url><loc>${escaped(origin + path)}</loc>${changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''}</url>`
  const headers = {
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'public, max-age=3600',
  }

  app.get('/sitemap.xml', async (_request, reply) => {
    const files = await Promise.all(
      kinds.map(async ({ path, counts }) =>
        Array.from(
          { length: Math.ceil((await counts()).total / urlsPerFile) },
          (_, index) => `${path.slice(1)}-${index + 1}`,
        ),
      ),
    )
    const entries = ['pages', 'landing', 'stories', ...files.flat()].map(
      (name) => `<sitemap><loc>${origin}/sitemaps/${name}.xml</loc></sitemap>`,
    )
    return reply.headers(headers).send(xml('sitemapindex', entries))
  })

  app.get('/sitemaps/pages.xml', async (_request, reply) => {
    const entries = await Promise.all(kinds.map((kind) => marketplacePages(kind)))
    return reply.headers(headers).send(
      xml(
        'urlset',
        ['/', ...fixed, ...entries.flat()].map((path) => url(path)),
      ),
    )
  })

  app.get('/sitemaps/landing.xml', async (_request, reply) => {
    const paths = await landingPaths(kinds)
    return reply.headers(headers).send(
      xml(
        'urlset',
        paths.map((path) => url(path)),
      ),
    )
  })

  app.get('/sitemaps/stories.xml', async (_request, reply) => {
    const entries = (await stories(urlsPerFile)).map(({ path, updatedDate }) => url(path, updatedDate))
    return reply.headers(headers).send(xml('urlset', [url('/stories'), ...entries]))
  })

  for (const { path, published } of kinds)
    app.get<{ Params: { file: string } }>(`/sitemaps${path}-:file.xml`, async (request, reply) => {
      const file = Number(request.params.file)
      if (!Number.isInteger(file) || file < 1 || file > 5000) return reply.callNotFound()
      const found = await published({ offset: (file - 1) * urlsPerFile, take: urlsPerFile })
      if (found.length === 0) return reply.callNotFound()
      const entries: string[] = []
      const endStep = stepper()
      for (const { id, updatedDate } of found) {
        await endStep()
        entries.push(url(`${path}/${id}`, updatedDate))
      }
      return reply.headers(headers).send(xml('urlset', entries))
    })
}

async function marketplacePages({ path, marketplace: name, counts }: ListedKind): Promise<string[]> {
  if (name === undefined) return []
  const marketplace = `${path}/${name}`
  const { facets } = await counts()
  const topicPages = Object.entries(topicFacets).flatMap(([facet, parameter]) =>
    (facets[facet] ?? [])
      .filter(({ count }) => count > 0)
      .map(({ value }) => `${marketplace}?${new URLSearchParams({ [parameter]: value }).toString()}`),
  )
  return [marketplace, ...topicPages]
}
