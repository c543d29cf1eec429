import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { RenderPage } from '@app/contract/page-surroundings.ts'
import type { FastifyInstance } from 'fastify'
import type { Pages } from './built-pages.ts'

const web = fileURLToPath(new URL('../../../web', import.meta.url))
const entry = './src/app/render-page.ts'

/** Renders pages from their sources, with hot reloading, for development. */
export async function livePages(app: FastifyInstance, dataDir: string): Promise<Pages> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root: web,
    appType: 'custom',
    // A folder per server, so that two servers of one checkout don't overwrite each other's prebundled dependencies.
    cacheDir: join(dataDir, 'cache', 'vite'),
    server: { middlewareMode: true, hmr: { server: app.server } },
  })
  app.addHook('onClose', () => vite.close())
  const load = async (): Promise<{ renderPage: RenderPage }> => {
    const module = await vite.ssrLoadModule(entry)
    return { renderPage: module.renderPage }
  }
  return {
    isBuilt: false,
    render: async (request, surroundings) => (await load()).renderPage(request, surroundings),
    serveAssets: async () => {
      app.addHook('onRequest', async (request, reply) => {
        if (request.routeOptions.config.isPage !== true) return
        const isHandled = await new Promise<boolean>((resolve, reject) => {
          reply.raw.once('finish', () => resolve(true))
          vite.middlewares(request.raw, reply.raw, (error?: unknown) =>
            error instanceof Error ? reject(error) : resolve(false),
          )
        })
        if (isHandled) reply.hijack()
      })
    },
  }
}
