import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { request as rawRequest } from 'node:http'
import { dirname, join } from 'node:path'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { createClient } from '@app/contract/client.ts'
import { serviceBase, services } from '@app/contract/tree.ts'
import pino from 'pino'
import { expect, it, onTestFinished } from 'vitest'
import { temporaryFolder } from '../platform/files/testing/temporary-folder.ts'
import { visitor } from '../platform/http/call.ts'
import { httpServer } from '../platform/http/server.ts'
import { builtPages, type Pages } from './built-pages.ts'
import { registerPages } from './register-pages.ts'

/** A build in small: two assets, and pages that tell which address they are for. */
const build = {
  'client/assets/main-h4sh.js': 'console.log("as it is")',
  'client/assets/main-h4sh.js.br': 'in small',
  'client/favicon.svg': '<svg/>',
  'server/index.js': `export const renderPage = async ({ url, method }) =>
    new Response(method === 'HEAD' ? null : url, {
      status: url.includes('nothing') ? 404 : 200,
      headers: { 'content-type': 'text/html; charset=utf-8' },
    })`,
}

/** Below a path that has to be quoted in an address, and that itself looks like one of assets. */
async function smallBuild() {
  const folder = join(await temporaryFolder(), 'assets', 'of two words')
  for (const [name, content] of Object.entries(build)) {
    const file = join(folder, name)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, content)
  }
  return builtPages(folder)
}

/** A server of pages alone, and what it has logged. */
async function pageServer(pages: Pages) {
  const logged: string[] = []
  const log = new Writable({
    write: (line, _encoding, done) => {
      logged.push(String(line))
      done()
    },
  })
  const app = httpServer(pino({ level: 'warn' }, log), async () => visitor)
  onTestFinished(() => app.close())
  const noCalls = () => Promise.reject(new Error('these pages ask for nothing'))
  await registerPages(app, pages, {
    api: { 'facility-mgmt': createClient(services['facility-mgmt'], serviceBase('facility-mgmt'), noCalls) },
    brand: 'Test',
    origin: 'https://seen.example',
    signIn: { domain: 'https://issuer.example', clientId: '', audience: '', rolesClaim: '' },
    links: { help: null, contact: null, marketing: null },
    isDevelopment: false,
  })
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  /** As it is written, which `fetch` would put in order first. */
  const ask = async (path: string, { method = 'GET', ...headers }: Record<string, string> = {}) => {
    const asked = rawRequest({ port, method, path, headers, agent: false }).end()
    const [reply] = await once(asked, 'response')
    const { statusCode: status, headers: heard } = reply
    return { status, headers: heard, content: await text(reply) }
  }
  return { ask, logged, port }
}

it('keeps what carries a hash for ever, and everything else for a day', async () => {
  const { ask } = await pageServer(await smallBuild())
  const cached = async (path: string) => (await ask(path)).headers['cache-control']
  expect(await cached('/assets/main-h4sh.js')).toBe('public, max-age=31536000, immutable')
  expect(await cached('/favicon.svg')).toBe('public, max-age=86400')
})

it('sends the smaller file to whoever can read it, and tells caches so', async () => {
  const { ask } = await pageServer(await smallBuild())
  const asset = '/assets/main-h4sh.js'
  const small = await ask(asset, { 'accept-encoding': 'br' })
  expect([small.content, small.headers['content-encoding']]).toEqual(['in small', 'br'])
  expect(small.headers['cache-control']).toContain('immutable')
  expect(small.headers.vary?.toLowerCase()).toBe('accept-encoding')
  expect((await ask(asset)).content).toBe(build['client/assets/main-h4sh.js'])
})

it('confirms a file that is held, and answers HEAD without it', async () => {
  const { ask } = await pageServer(await smallBuild())
  const { headers } = await ask('/favicon.svg')
  const head = await ask('/favicon.svg', { method: 'HEAD' })
  expect([head.status, head.content, head.headers['content-length']]).toEqual([200, '', '6'])
  const again = await ask('/favicon.svg', { 'if-none-match': String(headers.etag) })
  expect([again.status, again.content]).toEqual([304, ''])
})

it('takes an asset that is not there for a page that is not there, which nobody keeps', async () => {
  const { ask } = await pageServer(await smallBuild())
  const { status, headers } = await ask('/assets/nothing-h4sh.js')
  expect([status, headers['cache-control']]).toEqual([404, 'private, no-cache'])
})

it('gives each page a policy with a nonce of its own, and lets nobody keep it', async () => {
  const { ask } = await pageServer(await smallBuild())
  const policies = [await ask('/'), await ask('/'), await ask('/', { method: 'HEAD' })].map(
    ({ status, headers }) => {
      expect([status, headers['cache-control']]).toEqual([200, 'private, no-cache'])
      return /'nonce-([^']{24})'/.exec(String(headers['content-security-policy']))?.[1]
    },
  )
  expect(new Set(policies).size).toBe(3)
  expect(policies).not.toContain(undefined)
  expect((await ask('/', { method: 'HEAD' })).content).toBe('')
})

it('has nothing guess what an answer is, be it a page, a file, or a refusal', async () => {
  const { ask } = await pageServer(await smallBuild())
  for (const path of ['/', '/favicon.svg', '/nothing', '/facility-mgmt/nothing'])
    expect([path, (await ask(path)).headers['x-content-type-options']]).toEqual([path, 'nosniff'])
})

it('makes pages for the origin that people see, whatever a request claims', async () => {
  const { ask } = await pageServer(await smallBuild())
  for (const claimed of [
    '/a?b=%zz',
    'http://elsewhere.example/a?b=%zz',
    'https://user:word@elsewhere.example:99/a?b=%zz',
  ])
    expect((await ask(claimed, { host: 'elsewhere.example' })).content).toBe('https://seen.example/a?b=%zz')
  expect((await ask('//elsewhere.example/a')).content).toBe('https://seen.example//elsewhere.example/a')
  expect((await ask('http://elsewhere.example')).content).toBe('https://seen.example/')
})

it('refuses an address that cannot be read, and logs nothing of it', async () => {
  const { ask, logged } = await pageServer(await smallBuild())
  for (const path of ['http://[/', 'http://a:b:c/', '/%zz', '/%c3%28'])
    expect([path, (await ask(path)).status]).toEqual([path, 400])
  expect(logged).toEqual([])
})

it('leads to no file beside the assets', async () => {
  const { ask } = await pageServer(await smallBuild())
  for (const path of [
    '/../server/index.js',
    '/assets/../../server/index.js',
    '/..%2fserver%2findex.js',
    '/%2e%2e/server/index.js',
    '/assets/..\\..\\server\\index.js',
  ])
    expect((await ask(path)).content, path).not.toContain('export')
})

it('answers a call that is not there as the API does', async () => {
  const { ask } = await pageServer(await smallBuild())
  for (const path of ['/facility-mgmt/api/nothing', 'http://elsewhere.example/facility-mgmt/api/nothing']) {
    const { status, headers } = await ask(path)
    expect([status, headers['content-type']]).toEqual([404, 'application/problem+json; charset=utf-8'])
  }
})

it('tells whoever makes a page that its reader has gone', async () => {
  const signals: AbortSignal[] = []
  const answered = Promise.withResolvers<Response>()
  const { ask, port } = await pageServer({
    hasPolicy: false,
    serveAssets: async () => {},
    render: ({ signal }) => {
      signals.push(signal)
      return signals.length === 1 ? answered.promise : Promise.resolve(new Response('read to its end'))
    },
  })
  const given = rawRequest({ port, path: '/', agent: false }).end()
  given.on('error', () => {})
  await expect.poll(() => signals.length).toBe(1)
  given.destroy()
  await expect.poll(() => signals[0]?.aborted).toBe(true)
  answered.resolve(new Response('for nobody'))
  await ask('/')
  expect(signals[1]?.aborted).toBe(false)
})
