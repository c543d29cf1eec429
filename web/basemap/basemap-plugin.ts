import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import type { BasemapRegion } from './basemap-format.ts'
import { buildBasemap } from './build-basemap.ts'

const moduleId = 'virtual:basemap'
const resolvedId = `\0${moduleId}`

interface BasemapFiles {
  /** By their paths below the base, which carry a hash of the content. */
  files: Map<string, string>
  /** The virtual module's text. */
  code: string
}

/**
 * Makes the basemap from the packages of geography and serves it as files. `virtual:basemap` tells their addresses,
 * the same to the browser's build and the server's, of which only the former writes them.
 */
export function basemap(): Plugin {
  let base = '/'
  let folder = 'assets'
  let made: BasemapFiles | undefined
  const make = () => (made ??= makeFiles(base, folder))
  return {
    name: 'basemap',
    configResolved(config) {
      base = config.base
      folder = config.build.assetsDir
    },
    resolveId: {
      filter: { id: /^virtual:basemap$/ },
      handler: () => resolvedId,
    },
    load: {
      filter: { id: /^\0virtual:basemap$/ },
      handler() {
        const { files, code } = make()
        const { command } = this.environment.config
        if (command === 'build' && this.environment.config.consumer === 'client')
          for (const [fileName, source] of files) this.emitFile({ type: 'asset', fileName, source })
        return code
      },
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = request.url?.split('?')[0] ?? ''
        if (!path.startsWith(`${base}${folder}/basemap-`)) return next()
        const content = make().files.get(path.slice(base.length))
        if (content === undefined) return next()
        response.setHeader('content-type', 'application/json')
        response.end(content)
      })
    },
  }
}

function makeFiles(base: string, folder: string): BasemapFiles {
  const { overview, regions } = buildBasemap()
  const files = new Map<string, string>()
  const add = (name: string, content: object) => {
    const text = JSON.stringify(content)
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8)
    const path = `${folder}/basemap-${name}-${hash}.json`
    files.set(path, text)
    return `${base}${path}`
  }
  const overviewUrl = add('overview', overview)
  const addresses = regions.map(({ code, box, detail }): BasemapRegion => ({
    code,
    url: add(code, detail),
    box,
  }))
  return {
    files,
    code: `export const overviewUrl = ${JSON.stringify(overviewUrl)}
export const regions = ${JSON.stringify(addresses, (_, value: unknown) =>
      typeof value === 'number' ? Math.round(value * 100) / 100 : value,
    )}
`,
  }
}
