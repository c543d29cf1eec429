import { createHash } from 'node:crypto'
import { expect } from '@playwright/test'
import { openSite, test } from './site.ts'

const { origin } = openSite()

const startedAt = Date.now()

/** The addresses in a sitemap, except those changed during this run: other journeys delete facilities again. */
const addressesIn = (file: string) =>
  [...file.matchAll(/<loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?/g)]
    .filter(([, , changed]) => changed === undefined || Date.parse(changed) < startedAt - 3_600_000)
    .map(([, address = '']) => address.replaceAll('&amp;', '&'))

test('robots.txt leads to the sitemap, and the sitemap to existing pages', async ({ request }) => {
  const robots = await (await request.get(`${origin}/robots.txt`)).text()
  expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`)
  const index = await (await request.get(`${origin}/sitemap.xml`)).text()
  const files = addressesIn(index)
  expect(files.length).toBeGreaterThan(1)
  for (const file of files) {
    const reply = await request.get(file)
    expect(reply.status(), file).toBe(200)
    const addresses = addressesIn(await reply.text())
    // There are thousands of facilities, so the first and the last stand for all.
    const checked = file.endsWith('/pages.xml') ? addresses : [addresses[0] ?? '', addresses.at(-1) ?? '']
    for (const address of checked) expect((await request.get(address)).status(), address).toBe(200)
  }
  expect((await request.get(`${origin}/sitemaps/facilities-99.xml`)).status()).toBe(404)
})

test('the manifest and all icons exist, and the service worker is never kept by a cache', async ({
  request,
}) => {
  const manifest = await (await request.get(`${origin}/manifest.webmanifest`)).json()
  expect(manifest).toMatchObject({ id: '/', start_url: '/home' })
  const icons = manifest.icons.map(({ src }: { src: string }) => src)
  for (const icon of [...icons, '/favicon.svg', '/favicon.ico', '/apple-touch-icon.png'])
    expect((await request.get(origin + icon)).status(), icon).toBe(200)

  // So that a new version takes over.
  const worker = await request.get(`${origin}/sw.js`)
  expect(worker.status()).toBe(200)
  expect(worker.headers()).toMatchObject({ 'cache-control': 'no-cache' })
  expect(worker.headers()['content-type']).toContain('javascript')
})

const inlineScripts = (html: string) =>
  [...html.matchAll(/<script([^>]*)>([^]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !/ src=|application\/ld\+json/.test(attributes))
    .map(([, , content = '']) => content)
const hashOf = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`

test('the content security policy allows exactly the inline scripts of the page, by their hashes', async ({
  request,
}) => {
  const page = await request.get(origin)
  const [, sources = ''] = /script-src ([^;]+);/.exec(page.headers()['content-security-policy'] ?? '') ?? []
  const html = await page.text()
  expect(html).not.toMatch(/nonce="[^"]/)
  expect(inlineScripts(html).length).toBeGreaterThan(1)
  const expected = ["'self'", ...inlineScripts(html).map(hashOf)]
  expect(new Set(sources.split(' '))).toEqual(new Set(expected))
  expect(page.headers()['cross-origin-opener-policy']).toBe('same-origin-allow-popups')
})

test('the content security policy refuses injected scripts, event handlers and styles', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/Content Security Policy/)
  const injected =
    '<script>window.injected = 1</script><img src="data:," alt="" onerror="window.injected = 2"><style>main{opacity:0}</style>'
  await page.route(origin, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('</body>', `${injected}</body>`)
    await route.fulfill({ response, body })
  })
  const violations: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') violations.push(message.text())
  })
  await page.goto(origin)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => violations.length).toBeGreaterThanOrEqual(3)
  expect(await page.evaluate(() => 'injected' in window)).toBe(false)
  await expect(page.getByRole('main')).toHaveCSS('opacity', '1')
})

test('a page is the same for everyone, revalidates with 304, and withstands a malformed query', async ({
  request,
}) => {
  const path = `${origin}/facilities/marketplace`
  const visitor = await request.get(path)
  const returning = await request.get(path, {
    headers: { cookie: 'auth0.web.is.authenticated=true' },
  })
  expect(await returning.text()).toBe(await visitor.text())
  const etag = visitor.headers().etag ?? ''
  expect((await request.get(path, { headers: { 'if-none-match': etag } })).status()).toBe(304)
  for (const query of ['?api-version=9', '?%E0%A4%A', '?x[]=1&x[]=2', `?${'a'.repeat(4000)}`])
    expect((await request.get(`${origin}/${query}`)).status(), query).toBe(200)
})

test('a 404 is a page for browsers and a problem document for API clients', async ({
  request,
  page,
  allowErrors,
}) => {
  allowErrors(/status of 404/)
  const missing = await page.goto(`${origin}/no/such/page`)
  expect(missing?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'There is nothing at this address' })).toBeVisible()
  const call = await request.get(`${origin}/facility-mgmt/api/no-such-call`)
  expect([call.status(), (await call.json()).code]).toEqual([404, 'NO_SUCH_CALL'])
})
