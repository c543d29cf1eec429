import type { FastifyInstance } from 'fastify'

/** Returns a function that lists the methods of the routes at a path. Call it before registering routes. */
export function allowedMethods(app: FastifyInstance): (path: string) => string[] {
  const routes: { pattern: RegExp; methods: string[] }[] = []
  app.addHook('onRoute', ({ url, method }) => {
    // Pages take all paths.
    if (url === '/*') return
    routes.push({ pattern: patternOf(url), methods: [method].flat() })
  })
  return (path) => {
    const methods = routes.filter(({ pattern }) => pattern.test(path)).flatMap((route) => route.methods)
    return [...new Set(methods)].toSorted()
  }
}

const patternOf = (url: string) => {
  const segments = url.split('/').map((segment) => {
    if (segment === '*') return '.*'
    return segment.startsWith(':') ? '[^/]+' : RegExp.escape(segment)
  })
  return new RegExp(`^${segments.join('/')}/?$`)
}
