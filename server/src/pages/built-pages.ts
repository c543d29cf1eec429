import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { RenderPage } from '@app/contract/page-surroundings.ts'
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { ConfigurationError } from '../platform/configuration.ts'

/** Renders pages, either from a build or from the sources during development. */
export interface Pages {
  render: RenderPage
  /** Serves scripts, styles, fonts and pictures. */
  serveAssets(app: FastifyInstance): Promise<void>
  /**
   * False during development: the sources change, so pages aren't kept, and Vite injects scripts that the content
   * security policy would block.
   */
  isBuilt: boolean
}

const defaultFolder = fileURLToPath(new URL('../../../web/build', import.meta.url))
/** As it is, or compressed. */
const workerFile = /[\\/]sw\.js(?:\.\w+)?$/
/** In seconds. */
const year = 31_536_000

/** The built pages and their assets. Files in `assets/` have a hash of their content in the name. */
export async function builtPages(folder = defaultFolder): Promise<Pages> {
  const entry = join(folder, 'server', 'index.js')
  const client = join(folder, 'client')
  if (!existsSync(entry)) throw new ConfigurationError('The pages are not built. Run npm start.')
  const { renderPage }: { renderPage: RenderPage } = await import(pathToFileURL(entry).href)
  return {
    render: renderPage,
    isBuilt: true,
    serveAssets: async (app) => {
      const files = {
        root: client,
        wildcard: false,
        index: false,
        preCompressed: true,
        cacheControl: false,
      } satisfies FastifyStaticOptions
      await app.register(fastifyStatic, {
        ...files,
        globIgnore: ['assets/**'],
        // A worker that is kept would show old versions of itself.
        setHeaders: (reply, path) =>
          void reply.header('cache-control', workerFile.test(path) ? 'no-cache' : 'public, max-age=86400'),
      })
      await app.register(async (assets) => {
        // Modules are always in UTF-8, so a charset would only be another header to send.
        assets.addHook('onSend', async (_request, reply) => {
          if (reply.getHeader('content-type') === 'application/javascript; charset=utf-8')
            reply.header('content-type', 'text/javascript')
        })
        await assets.register(fastifyStatic, {
          ...files,
          root: join(client, 'assets'),
          prefix: '/assets/',
          decorateReply: false,
          // Nobody revalidates or resumes them, and each header is sent with each of a page's scripts.
          etag: false,
          lastModified: false,
          acceptRanges: false,
          setHeaders: (reply) => {
            reply.raw.removeHeader('permissions-policy')
            reply.header('cache-control', `public, max-age=${year}, immutable`)
          },
        })
      })
    },
  }
}
