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

test('the manifest and all icons exist', async ({ request }) => {
  const manifest = await (await request.get(`${origin}/manifest.webmanifest`)).json()
  const icons = manifest.icons.map(({ src }: { src: string }) => src)
  for (const icon of [...icons, '/favicon.svg', '/favicon.ico', '/apple-touch-icon.png'])
    expect((await request.get(origin + icon)).status(), icon).toBe(200)
})

test('every script carries the nonce of the content security policy, a new one each time', async ({
  request,
}) => {
  const page = await request.get(origin)
  const policy = page.headers()['content-security-policy'] ?? ''
  const [, nonce = ''] = /script-src 'self' 'nonce-([^']+)'/.exec(policy) ?? []
  expect(nonce.length).toBeGreaterThan(16)
  const html = await page.text()
  for (const [tag] of html.matchAll(/<script(?! type="application\/ld\+json")[^>]*>/g))
    expect(tag).toContain(nonce)
  expect((await (await request.get(origin)).text()).includes(nonce)).toBe(false)
  expect(page.headers()['cross-origin-opener-policy']).toBe('same-origin-allow-popups')
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

test('a malformed query is not an error', async ({ request }) => {
  for (const query of ['?api-version=9', '?%E0%A4%A', '?x[]=1&x[]=2', `?${'a'.repeat(4000)}`])
    expect((await request.get(`${origin}/${query}`)).status(), query).toBe(200)
})
