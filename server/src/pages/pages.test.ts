import { ownHelpLinks } from '@app/contract/page-surroundings.ts'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { request as rawRequest } from 'node:http'
import { dirname, join } from 'node:path'
import { Writable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { createApi } from '@app/contract/api.ts'
import pino from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../platform/files/testing/temporary-folder.ts'
import { useLevels } from '../platform/limits/use-levels.ts'
import { rateLimits, type RequestLimits } from '../platform/limits/rate-limits.ts'
import { visitor } from '../platform/http/call.ts'
import { httpServer } from '../platform/http/server.ts'
import { builtPages, type Pages } from './built-pages.ts'
import { registerPages, type PagesParts } from './register-pages.ts'

/** A minimal build: two assets, one of them with a compressed variant, and pages that contain only their URL. */
const build = {
  'client/assets/main-h4sh.js': 'console.log("uncompressed")',
  'client/assets/main-h4sh.js.br': 'compressed',
  'client/favicon.svg': '<svg/>',
  'server/index.js': `export const renderPage = async ({ url }, { nonce }) =>
    new Response(url.endsWith('/scripts') ? '<script nonce="' + nonce + '">1</script><script>2</script>' : url, {
      status: url.includes('missing') ? 404 : 200,
      headers: { 'content-type': 'text/html; charset=utf-8' },
    })`,
}

/** Writes the build to a path that contains "assets" and spaces, which must be escaped in a URL. */
async function minimalBuild() {
  const folder = join(await temporaryFolder(), 'assets', 'with some spaces')
  for (const [name, content] of Object.entries(build)) {
    const file = join(folder, name)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, content)
  }
  return builtPages(folder)
}

/** A server with only the page routes, and its log. */
async function pageServer(
  pages: Pages,
  mapOrigins: string[] = [],
  limits?: RequestLimits,
  onSent?: PagesParts['onSent'],
) {
  const logged: string[] = []
  const log = new Writable({
    write: (line, _encoding, done) => {
      logged.push(String(line))
      done()
    },
  })
  const app = httpServer(pino({ level: 'warn' }, log), async () => visitor, { limits, brand: 'Northside' })
  onTestFinished(() => app.close())
  const failingSend = () => Promise.reject(new Error('these pages must not call the API'))
  await registerPages(app, pages, {
    surroundings: {
      api: createApi(failingSend),
      brand: 'Test',
      origin: 'https://public.example',
      signIn: { domain: 'https://issuer.example', clientId: '', audience: '', rolesClaim: '' },
      links: ownHelpLinks,
      stateVideos: {},
      map: { tiles: null, styleUrl: null },
      isDevelopment: false,
    },
    mapOrigins,
    changes: { subscribe: () => {}, catchUp: async () => {} },
    networkOf: (address) => address,
    ...(onSent && { onSent }),
  })
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  /** Sends the path unchanged. `fetch` would normalize it. */
  const send = async (path: string, { method = 'GET', ...headers }: Record<string, string> = {}) => {
    const request = rawRequest({ port, method, path, headers, agent: false }).end()
    const [response] = await once(request, 'response')
    return { status: response.statusCode, headers: response.headers, content: await text(response) }
  }
  return { send, logged, port }
}

test.each([
  ['/assets/main-h4sh.js', 'public, max-age=31536000, immutable'],
  ['/favicon.svg', 'public, max-age=86400'],
])('%s is cacheable as "%s"', async (path, cacheControl) => {
  const { send } = await pageServer(await minimalBuild())
  expect((await send(path)).headers['cache-control']).toBe(cacheControl)
})

test('an asset with a hash in its name has only the headers that browsers need for it', async () => {
  const { send } = await pageServer(await minimalBuild())
  const { headers } = await send('/assets/main-h4sh.js', { 'accept-encoding': 'br' })
  expect(Object.keys(headers).toSorted()).toEqual([
    'cache-control',
    'connection',
    'content-encoding',
    'content-length',
    'content-type',
    'cross-origin-resource-policy',
    'date',
    'vary',
    'x-content-type-options',
  ])
})

test('other files deny the browser features that no page uses', async () => {
  const { send } = await pageServer(await minimalBuild())
  expect((await send('/favicon.svg')).headers['permissions-policy']).toContain('camera=()')
})

test('with Accept-Encoding: br, an asset is sent compressed', async () => {
  const { send } = await pageServer(await minimalBuild())
  const { content, headers } = await send('/assets/main-h4sh.js', { 'accept-encoding': 'br' })
  expect([content, headers['content-encoding']]).toEqual(['compressed', 'br'])
  expect(headers['cache-control']).toContain('immutable')
  expect(headers.vary?.toLowerCase()).toBe('accept-encoding')
})

test.each(['br', 'identity'])(
  'with Accept-Encoding: %s, a script is text/javascript without a charset',
  async (encoding) => {
    const { send } = await pageServer(await minimalBuild())
    const { headers } = await send('/assets/main-h4sh.js', { 'accept-encoding': encoding })
    expect(headers['content-type']).toBe('text/javascript')
  },
)

test('without Accept-Encoding, an asset is sent uncompressed', async () => {
  const { send } = await pageServer(await minimalBuild())
  expect((await send('/assets/main-h4sh.js')).content).toBe('console.log("uncompressed")')
})

test('HEAD of an asset returns its length without its content', async () => {
  const { send } = await pageServer(await minimalBuild())
  const { status, content, headers } = await send('/favicon.svg', { method: 'HEAD' })
  expect([status, content, headers['content-length']]).toEqual([200, '', '6'])
})

test('an asset revalidates with 304', async () => {
  const { send } = await pageServer(await minimalBuild())
  const { headers } = await send('/favicon.svg')
  const revalidated = await send('/favicon.svg', { 'if-none-match': String(headers.etag) })
  expect([revalidated.status, revalidated.content]).toEqual([304, ''])
})

test('an unknown asset returns the 404 page, which is not cached', async () => {
  const { send } = await pageServer(await minimalBuild())
  const { status, headers } = await send('/assets/missing-h4sh.js')
  expect([status, headers['cache-control']]).toEqual([404, 'private, no-cache'])
})

test('a page is revalidated by every cache', async () => {
  const { send } = await pageServer(await minimalBuild())
  const { status, headers } = await send('/')
  expect([status, headers['cache-control'], headers.vary]).toEqual([200, 'no-cache', 'accept-encoding'])
})

test('each page that is shown is told of, by its plain path, and no failure or file', async () => {
  const sent: string[] = []
  const { send } = await pageServer(await minimalBuild(), [], undefined, ({ path }) => void sent.push(path))
  const { headers } = await send('/home?via=mail')
  await send('/home', { 'if-none-match': String(headers.etag) })
  await send('/home', { method: 'HEAD' })
  await send('/missing')
  await send('/favicon.svg')
  expect(sent).toEqual(['/home', '/home'])
})

test('a page revalidates with 304', async () => {
  const { send } = await pageServer(await minimalBuild())
  const { headers } = await send('/')
  const revalidated = await send('/', { 'if-none-match': String(headers.etag) })
  expect([revalidated.status, revalidated.content]).toEqual([304, ''])
  expect(revalidated.headers.etag).toBe(headers.etag)
})

test('a 404 has no ETag', async () => {
  const { send } = await pageServer(await minimalBuild())
  expect((await send('/missing')).headers.etag).toBeUndefined()
})

test('a page with a part that failed is sent, and rendered again for the next request', async () => {
  let renders = 0
  const { send } = await pageServer({
    isBuilt: true,
    serveAssets: async () => {},
    render: async () =>
      ++renders === 1
        ? new Response('the rest', { headers: { 'cache-control': 'no-store' } })
        : new Response('the whole page'),
  })
  const failed = await send('/')
  expect([failed.status, failed.content]).toEqual([200, 'the rest'])
  expect([failed.headers['cache-control'], failed.headers.etag]).toEqual(['no-store', undefined])
  const next = await send('/')
  expect([next.content, next.headers['cache-control']]).toEqual(['the whole page', 'no-cache'])
})

test('the policy allows the scripts of the renderer by their hashes, and no others', async () => {
  const { send } = await pageServer(await minimalBuild())
  const { content, headers } = await send('/scripts')
  expect(content).toBe('<script>1</script><script>2</script>')
  expect(headers['content-security-policy']).toContain(
    "script-src 'self' 'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s=';",
  )
})

test('the policy allows the origins of a map style', async () => {
  const { send } = await pageServer(await minimalBuild(), ['https://tiles.example'])
  expect((await send('/')).headers['content-security-policy']).toContain(
    "connect-src 'self' https://issuer.example https://tiles.example;",
  )
})

test.each([
  ['br', (body: Buffer) => brotliDecompressSync(body)],
  ['gzip', (body: Buffer) => gunzipSync(body)],
])('a page is sent compressed with %s', async (encoding, decompress) => {
  const { port } = await pageServer(await minimalBuild())
  const request = rawRequest({
    port,
    path: '/',
    headers: { 'accept-encoding': encoding },
    agent: false,
  }).end()
  const [response] = await once(request, 'response')
  expect(response.headers['content-encoding']).toBe(encoding)
  expect(decompress(await buffer(response)).toString()).toBe('https://public.example/')
})

test.each([
  ['/home?via=mail', '/home'],
  ['/search?via=mail&text=a+b', '/search?text=a+b'],
  ['/search?text=a%20b', '/search?text=a%20b'],
])('the renderer gets %s without where the reader comes from', async (path, rendered) => {
  const { send } = await pageServer(await minimalBuild())
  expect((await send(path)).content).toBe(`https://public.example${rendered}`)
})

test('the renderer gets no headers of the request', async () => {
  let headers: [string, string][] | undefined
  const { send } = await pageServer({
    isBuilt: true,
    serveAssets: async () => {},
    render: async (request) => {
      headers = [...request.headers]
      return new Response('page')
    },
  })
  await send('/', { cookie: 'auth0.web.is.authenticated=true' })
  expect(headers).toEqual([])
})

test('HEAD of a page returns its length without its body', async () => {
  const { send } = await pageServer(await minimalBuild())
  const { content, headers } = await send('/', { method: 'HEAD' })
  expect([content, headers['content-length']]).toEqual(['', '23'])
})

test.each(['/', '/favicon.svg', '/missing', '/facility-mgmt/missing'])(
  '%s is sent with nosniff',
  async (path) => {
    const { send } = await pageServer(await minimalBuild())
    expect((await send(path)).headers['x-content-type-options']).toBe('nosniff')
  },
)

test.each([
  ['/a?b=%zz', 'https://public.example/a?b=%zz'],
  ['http://other.example/a?b=%zz', 'https://public.example/a?b=%zz'],
  ['https://user:word@other.example:99/a?b=%zz', 'https://public.example/a?b=%zz'],
  ['//other.example/a', 'https://public.example//other.example/a'],
  ['http://other.example', 'https://public.example/'],
])('a request for %s renders the page for %s', async (requested, url) => {
  const { send } = await pageServer(await minimalBuild())
  expect((await send(requested, { host: 'other.example' })).content).toBe(url)
})

test.each(['http://[/', 'http://a:b:c/', '/%zz', '/%c3%28'])(
  'the malformed URL %s returns 400 and logs nothing',
  async (path) => {
    const { send, logged } = await pageServer(await minimalBuild())
    expect((await send(path)).status).toBe(400)
    expect(logged).toEqual([])
  },
)

test.each([
  '/../server/index.js',
  '/assets/../../server/index.js',
  '/..%2fserver%2findex.js',
  '/%2e%2e/server/index.js',
  '/assets/..\\..\\server\\index.js',
])('%s does not return the server code', async (path) => {
  const { send } = await pageServer(await minimalBuild())
  expect((await send(path)).content).not.toContain('export')
})

test.each(['/facility-mgmt/api/missing', 'http://other.example/facility-mgmt/api/missing'])(
  'the unknown API path %s returns a problem instead of a page',
  async (path) => {
    const { send } = await pageServer(await minimalBuild())
    const { status, headers } = await send(path)
    expect([status, headers['content-type']]).toEqual([404, 'application/problem+json; charset=utf-8'])
  },
)

test('aborts the signal of the renderer when the client disconnects', async () => {
  const rendered = Promise.withResolvers<Response>()
  let signal: AbortSignal | undefined
  const { port } = await pageServer({
    isBuilt: false,
    serveAssets: async () => {},
    render: (request) => {
      signal = request.signal
      return rendered.promise
    },
  })
  const request = rawRequest({ port, path: '/', agent: false }).end()
  request.on('error', () => {})
  await expect.poll(() => signal).toBeDefined()
  request.destroy()
  await expect.poll(() => signal?.aborted).toBe(true)
  rendered.resolve(new Response('too late'))
})

test('does not abort the signal of the renderer when the client reads the whole page', async () => {
  let signal: AbortSignal | undefined
  const { send } = await pageServer({
    isBuilt: false,
    serveAssets: async () => {},
    render: async (request) => {
      signal = request.signal
      return new Response('complete')
    },
  })
  await send('/')
  expect(signal?.aborted).toBe(false)
})

/** Two pages of a network, then none for an hour. Everything else has no limit. */
function twoPages(): RequestLimits {
  const none = { established: undefined, newcomer: undefined, visitor: undefined }
  return rateLimits({
    rates: {
      reads: none,
      writes: none,
      uploads: none,
      creations: none,
      exports: none,
      records: none,
      pages: { ...none, visitor: { count: 2, seconds: 7200 } },
    },
    levels: useLevels({ settle: async (_name, _rate, { uses }) => uses }),
    networkOf: (address) => address,
  })
}

test('pages have a budget, and people get a page that tells when to try again', async () => {
  const { send } = await pageServer(await minimalBuild(), [], twoPages())
  const html = { accept: 'text/html,*/*' }
  expect([(await send('/one', html)).status, (await send('/two', html)).status]).toEqual([200, 200])
  const { status, headers, content } = await send('/three', html)
  expect([status, headers['retry-after'], headers['content-type'], headers['cache-control']]).toEqual([
    429,
    '3600',
    'text/html; charset=utf-8',
    'no-store',
  ])
  expect(content).toContain('You have sent too many requests. Try again in 3600 seconds.')
  expect(content).toContain('<title>Too many requests | Northside</title>')
})

test('programs get a problem when the budget of pages is used up', async () => {
  const { send } = await pageServer(await minimalBuild(), [], twoPages())
  for (const path of ['/one', '/two']) await send(path)
  const { status, headers } = await send('/three')
  expect([status, headers['content-type']]).toEqual([429, 'application/problem+json; charset=utf-8'])
})

test('assets are not counted', async () => {
  const { send } = await pageServer(await minimalBuild(), [], twoPages())
  for (let number = 0; number < 5; number++) expect((await send('/favicon.svg')).status).toBe(200)
})

test('a page that fails because the database is busy is a 503 with Retry-After', async () => {
  const pages = await minimalBuild()
  const { send } = await pageServer({
    ...pages,
    render: async (_request, { report }) => {
      report(new Error('timeout exceeded when trying to connect'))
      return new Response('Something went wrong', { status: 500 })
    },
  })
  const { status, headers } = await send('/')
  expect([status, headers['retry-after']]).toEqual([503, '5'])
})
