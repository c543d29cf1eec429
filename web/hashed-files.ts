import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

interface HashedFiles {
  /** What the names of all its files begin with. */
  name: string
  extension: string
  contentType: string
  /** The module that tells the files' addresses. */
  moduleId: `virtual:${string}`
  /** Makes the files and the module's text; `add` gives each file its address. */
  make(add: (part: string, content: string) => string): string
}

/**
 * Files that the build makes up. Their addresses carry a hash of their content, so that the browser's and the server's
 * build, which do not know each other, agree on them; only the former writes them.
 */
export function hashedFiles({ name, extension, contentType, moduleId, make }: HashedFiles): Plugin {
  const resolvedId = `\0${moduleId}`
  let base = '/'
  let folder = 'assets'
  /** By their paths below the base. */
  const files = new Map<string, string>()
  let code: string | undefined

  const add = (part: string, content: string) => {
    const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8)
    const path = `${folder}/${name}-${part}-${hash}.${extension}`
    files.set(path, content)
    return base + path
  }
  const made = () => (code ??= make(add))

  return {
    name,
    configResolved(config) {
      base = config.base
      folder = config.build.assetsDir
    },
    resolveId: {
      filter: { id: new RegExp(`^${moduleId}$`) },
      handler: () => resolvedId,
    },
    load: {
      filter: { id: new RegExp(`^${resolvedId}$`) },
      handler() {
        const text = made()
        const { command, consumer } = this.environment.config
        if (command === 'build' && consumer === 'client')
          for (const [fileName, source] of files) this.emitFile({ type: 'asset', fileName, source })
        return text
      },
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = request.url?.split('?')[0] ?? ''
        if (!path.startsWith(`${base}${folder}/${name}-`)) return next()
        made()
        const content = files.get(path.slice(base.length))
        if (content === undefined) return next()
        response.setHeader('content-type', contentType)
        response.end(content)
      })
    },
  }
}
