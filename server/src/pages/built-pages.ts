import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { RenderPage } from '@app/contract/page-surroundings.ts'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { ConfigurationError } from '../platform/configuration.ts'

/** Where pages come from: a build, or the sources while they are written. */
export interface Pages {
  render: RenderPage
  /** Serves what the pages refer to: scripts, styles, fonts, pictures. */
  serveAssets(app: FastifyInstance): Promise<void>
  /** Sources bring scripts of their tools with them, which no policy foresees. */
  hasPolicy: boolean
}

const usualFolder = fileURLToPath(new URL('../../../web/build', import.meta.url))
const year = 31_536_000

/** The pages as they were built, with their assets, which carry a hash of their content in the name. */
export async function builtPages(folder = usualFolder): Promise<Pages> {
  const entry = join(folder, 'server', 'index.js')
  const assets = join(folder, 'client')
  if (!existsSync(entry))
    throw new ConfigurationError('The pages are not built: start the product with npm start.')
  const { renderPage }: { renderPage: RenderPage } = await import(pathToFileURL(entry).href)
  return {
    render: renderPage,
    hasPolicy: true,
    serveAssets: async (app) => {
      await app.register(fastifyStatic, {
        root: assets,
        wildcard: false,
        index: false,
        preCompressed: true,
        cacheControl: false,
        setHeaders: (reply, path) => {
          const isHashed = /^assets[\\/]/.test(relative(assets, path))
          reply.header(
            'cache-control',
            isHashed ? `public, max-age=${year}, immutable` : 'public, max-age=86400',
          )
        },
      })
    },
  }
}
