import { afterAll, beforeAll, expect, test } from 'vitest'
import { startIdentityServer, type IdentityServer } from './testing/identity-server.ts'
import { messageOf } from './testing/sign-in-client.ts'

let server: IdentityServer

beforeAll(async () => {
  server = await startIdentityServer({ brand: '<b>Brand</b>' })
})
afterAll(() => server.stop())

/** The raw response, including nonces. */
async function pageAt(path: string) {
  const reply = await fetch(server.origin + path)
  const policy = reply.headers.get('content-security-policy') ?? ''
  return { text: await reply.text(), policy, nonce: /'nonce-([^']+)'/.exec(policy)?.[1] }
}

const matchesIn = (text: string, pattern: RegExp): string[] =>
  Array.from(text.matchAll(pattern), ([, address = '']) => address)

test('the provider serves all assets itself, cacheable forever', async () => {
  const { text } = await pageAt('/u/verify')
  const linked = matchesIn(text, /(?:href|src)="(\/u\/[^"]+)"/g)
  const style = linked.find((address) => address.startsWith('/u/style.css')) ?? ''
  const sheet = await (await fetch(server.origin + style)).text()
  const all = [...linked, ...matchesIn(sheet, /url\('([^']+)'\)/g)]
  const types: Record<string, string> = {}
  for (const address of new Set(all)) {
    const reply = await fetch(server.origin + address)
    expect(reply.status).toBe(200)
    expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(Number(reply.headers.get('content-length'))).toBe((await reply.arrayBuffer()).byteLength)
    types[address.replace(/\?.*/, '')] = reply.headers.get('content-type') ?? ''
  }
  expect(types).toEqual({
    '/u/plus-jakarta-sans-latin-wght-normal.woff2': 'font/woff2',
    '/u/style.css': 'text/css; charset=utf-8',
    '/u/mark.svg': 'image/svg+xml',
    '/u/page.js': 'text/javascript; charset=utf-8',
    '/u/band.svg': 'image/svg+xml',
    '/u/field.svg': 'image/svg+xml',
  })
})

test('an asset with another release’s version is not cached', async () => {
  const reply = await fetch(`${server.origin}/u/style.css?v=00000000`)
  expect(reply.headers.get('cache-control')).toBe('no-cache')
})

test.each(['/u/tokens.css', '/u/style.css/x', '/u/..%2fpage.js', '/u/toString'])(
  '%s is not an asset',
  async (path) => {
    expect((await fetch(server.origin + path)).ok).toBe(false)
  },
)

test('posting to an asset returns 404', async () => {
  const reply = await fetch(`${server.origin}/u/style.css`, { method: 'POST', body: new URLSearchParams() })
  expect(reply.status).toBe(404)
})

test('only scripts with the response’s nonce may run', async () => {
  const { text, policy, nonce } = await pageAt('/u/verify')
  expect(policy).toContain(`script-src 'nonce-${nonce}';`)
  const scripts = matchesIn(text, /<script([^>]*)>/g)
  expect(scripts).toHaveLength(2)
  for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`)
})

test('each response has a new nonce', async () => {
  const { nonce } = await pageAt('/u/verify')
  expect((await pageAt('/u/verify')).nonce).not.toBe(nonce)
})

test('the theme is set before the style sheet loads', async () => {
  const { text } = await pageAt('/u/verify')
  expect(text.indexOf('dataset.theme')).toBeGreaterThan(0)
  expect(text.indexOf('dataset.theme')).toBeLessThan(text.indexOf('rel="stylesheet"'))
})

test('markup in the brand is escaped', async () => {
  const { text } = await pageAt('/u/verify')
  expect(text).not.toContain('<b>')
  expect(text).toContain('&lt;b&gt;Brand&lt;/b&gt;')
})

test.each(['/authorize?client_id=other', '/authorize/gone', '/v2/logout?client_id=other', '/u/none/login'])(
  'the error page at %s is styled and links to the product',
  async (path) => {
    const reply = await fetch(server.origin + path, { headers: { accept: 'text/html' } })
    const text = await reply.text()
    expect(reply.status).toBe(400)
    expect(text).toContain('/u/style.css')
    expect(text).toContain('href="/"')
    expect(reply.headers.get('content-security-policy')).toContain("'nonce-")
  },
)

test('the response to a popup is styled', async () => {
  const { text } = await server.client.authorize(server.browser(), { prompt: 'none' })
  expect(text).toContain('/u/style.css')
})

test('the response to a hidden frame loads nothing', async () => {
  const frame = server.browser()
  const { url } = await server.client.authorize(frame, { prompt: 'none' })
  const hidden = await frame.get(url.href, { 'sec-fetch-dest': 'iframe' })
  expect(messageOf(hidden).error).toBe('login_required')
  expect(hidden.text).not.toMatch(/<link|src=/)
})
