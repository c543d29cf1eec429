import type { PageSurroundings } from '@app/contract/page-surroundings.ts'
import { ownHelpPaths } from '@app/contract/rules/help-pages.ts'
import type { FastifyInstance } from 'fastify'
import type { AppParts, PageParts } from './app-parts.ts'
import { builtInMap } from './map/open-map.ts'
import { serveArchive } from './map/serve-archive.ts'
import { builtPages } from './pages/built-pages.ts'
import { livePages } from './pages/live-pages.ts'
import { registerOfflinePage } from './pages/offline-page.ts'
import { registerPages, type PagesParts } from './pages/register-pages.ts'
import { registerSiteFiles } from './pages/site-files.ts'
import { registerSitemap, type SitemapParts } from './pages/sitemap.ts'

interface AppPages
  extends
    PageParts,
    Pick<PageSurroundings, 'api' | 'hasDrives' | 'areVisitsCounted'>,
    Pick<PagesParts, 'changes' | 'turns' | 'networkOf' | 'onSent'> {
  /** The kinds in the sitemap. */
  listed: SitemapParts['kinds']
  stories: SitemapParts['stories']
}

/** Everything that isn't the API: pages, the files around them, and the streets of maps. */
export async function registerAppPages(
  app: FastifyInstance,
  parts: AppParts,
  { from, map = builtInMap, listed, stories, changes, turns, networkOf, onSent, ...settings }: AppPages,
) {
  const { brand, origin, dataDir } = parts
  if (map.archive) serveArchive(app, map.archive)
  registerSiteFiles(app, parts)
  registerOfflinePage(app, parts)
  registerSitemap(app, { origin, kinds: listed, stories, paths: ownHelpPaths(settings.links) })
  const pages =
    from === 'build' ? await builtPages() : from === 'sources' ? await livePages(app, dataDir) : from
  await registerPages(app, pages, {
    surroundings: { brand, origin, map: map.settings, ...settings },
    mapOrigins: map.origins,
    changes,
    turns,
    networkOf,
    ...(onSent && { onSent }),
  })
}
