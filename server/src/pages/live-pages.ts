import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { RenderPage } from '@app/contract/page-surroundings.ts'
import type { FastifyInstance } from 'fastify'
import type { Pages } from './built-pages.ts'

const web = fileURLToPath(new URL('../../../web', import.meta.url))
const entry = './src/app/render-page.ts'

/** The pages from their sources, for whoever writes them: a change shows at once. */
export async function livePages(app: FastifyInstance, dataDir: string): Promise<Pages> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root: web,
    appType: 'custom',
    // Two servers of one checkout do not rewrite each other's prepared dependencies.
    cacheDir: join(dataDir, 'cache', 'vite'),
    server: { middlewareMode: true, hmr: { server: app.server } },
  })
  app.addHook('onClose', () => vite.close())
  const load = async (): Promise<{ renderPage: RenderPage }> => {
    const module = await vite.ssrLoadModule(entry)
    return { renderPage: module.renderPage }
  }
  return {
    hasPolicy: false,
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
