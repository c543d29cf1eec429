import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { sportNames } from '@app/contract/reference-lists/sports.ts'
import { slug } from '@app/contract/reference-lists/slug.ts'
import { artSubject } from './art-subject.ts'
import { deliveryServer } from './testing/delivery-server.ts'

const id = '0b9f3a52-6c1d-4e8a-9f70-3d2c1b0a9e8f'
const otherId = '7d1c2b3a-4e5f-4a6b-8c7d-9e0f1a2b3c4d'
const url = `/art/${id}/ice-hockey`

test.each([
  ['image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', 'svg'],
  ['image/avif,image/webp,*/*', 'webp'],
  ['image/avif,image/svg+xml;q=0', 'avif'],
  ['image/*,*/*', 'png'],
])('with Accept: %s, returns 1600×1000 art as %s', async (accept, format) => {
  const { get, decode } = await deliveryServer()
  const { status, headers } = await get(url, { accept })
  expect(status).toBe(200)
  expect(headers).toMatchObject({ vary: 'Accept' })
  expect(headers['content-type']).toMatch(`image/${format}`)
  expect(await decode(url, { accept })).toMatchObject({ width: 1600, height: 1000, format })
})

test.each([
  ['?width=640', 640, 400],
  ['?width=384&height=60', 384, 60],
  ['?width=384&height=90', 384, 90],
  ['?width=360&height=560', 360, 560],
  ['?width=64', 64, 40],
])('%s returns art of %d×%d pixels', async (query, width, height) => {
  const { decode } = await deliveryServer()
  expect(await decode(`${url}${query}&format=webp`)).toMatchObject({ width, height })
})

test.each([
  ['width=384&height=60', 'viewBox="0 0 384 60"'],
  ['width=400&height=400', 'viewBox="0 0 400 400"'],
])('%s composes the art for that aspect ratio instead of cropping it', async (query, viewBox) => {
  const { get } = await deliveryServer()
  expect((await get(`${url}?format=svg&${query}`)).text).toContain(viewBox)
})

describe.each(['png', 'jpeg'])('a link preview as %s', (format) => {
  const size = `width=1200&height=630&format=${format}`

  test.each(['ice-hockey', 'running', 'rugby', 'chess', 'dragon-boat', 'cycling', 'hotel', 'destination'])(
    'of %s is under 300 KB',
    async (slugName) => {
      const { get } = await deliveryServer()
      const { headers, content } = await get(`/art/${id}/${slugName}?${size}`)
      expect(headers['content-type']).toBe(`image/${format}`)
      expect(content.length).toBeLessThan(300_000)
    },
  )

  test('is 1200×630 pixels', async () => {
    const { decode } = await deliveryServer()
    expect(await decode(`${url}?${size}`)).toMatchObject({ width: 1200, height: 630 })
  })
})

test('SVG contains no scripts, links or event handlers and is sent with a sandbox policy', async () => {
  const { get } = await deliveryServer()
  const { headers, text } = await get(`${url}?format=svg`)
  expect(text).toMatch(/^<svg [^]*<\/svg>$/)
  expect(text).not.toMatch(/<script|href|on\w+=/)
  expect(headers).toMatchObject({
    'content-type': 'image/svg+xml; charset=utf-8',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'x-content-type-options': 'nosniff',
  })
})

test('an id in upper case has the same art', async () => {
  const { get } = await deliveryServer()
  const art = await get(`/art/${id}/ice-hockey?format=svg`)
  expect((await get(`/art/${id.toUpperCase()}/ice-hockey?format=svg`)).text).toBe(art.text)
})

test('another id has different art', async () => {
  const { get } = await deliveryServer()
  const art = await get(`/art/${id}/ice-hockey?format=svg`)
  expect((await get(`/art/${otherId}/ice-hockey?format=svg`)).text).not.toBe(art.text)
})

test.each(sportNames)('the slug of %s resolves to the sport', (name) => {
  expect(artSubject(slug(name)).name).toBe(name)
})

test('each sport and kind of profile has different art', async () => {
  const { get } = await deliveryServer()
  const names = ['no-such-sport', 'ice-hockey', 'hotel', 'destination', 'organization', 'business']
  const drawings = await Promise.all(
    names.map(async (name) => (await get(`/art/${id}/${name}?format=svg`)).text),
  )
  expect(new Set(drawings).size).toBe(names.length)
})

test('all unknown slugs share one picture and one cache entry', async () => {
  const { dataDir, get } = await deliveryServer()
  const slugs = ['no-such-sport', 'constructor', '__proto__', '..%2F..%2Fx', '%3Cscript%3E', 'x'.repeat(300)]
  const drawings = new Set<string>()
  for (const name of slugs) {
    const { status, text } = await get(`/art/${id}/${name}?format=svg`)
    expect([name, status]).toEqual([name, 200])
    drawings.add(text)
  }
  expect(drawings.size).toBe(1)
  const cached = await readdir(join(dataDir, 'cache', 'art'), { recursive: true, withFileTypes: true })
  expect(cached.filter((entry) => entry.isFile())).toHaveLength(1)
})

test.each(['x', '..%2Fx', `${id}0`, id.replace('-', '')])(
  'returns 404 for %s, which is not a UUID',
  async (invalidId) => {
    const { get } = await deliveryServer()
    expect((await get(`/art/${invalidId}/tennis`)).status).toBe(404)
  },
)

test.each([
  ['width=10001', 'width'],
  ['format=gif', 'format'],
  ['seed=1', 'seed'],
])('returns 400 for %s and names the parameter', async (query, path) => {
  const { get } = await deliveryServer()
  const { status, text } = await get(`${url}?${query}`)
  expect(status).toBe(400)
  expect(JSON.parse(text)).toMatchObject({ errors: [{ path }] })
})

test('HEAD returns the headers of GET without a body', async () => {
  const { get } = await deliveryServer()
  const head = await get(`${url}?width=320`, {}, 'HEAD')
  const full = await get(`${url}?width=320`)
  expect([head.status, head.content.length]).toEqual([200, 0])
  expect(head.headers['content-length']).toBe(String(full.content.length))
})

test('is publicly cacheable for a limited time and revalidates with 304', async () => {
  const { get } = await deliveryServer()
  const { headers } = await get(`${url}?width=320`)
  expect(headers['cache-control']).toMatch(/^public, max-age=\d+/)
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
  const revalidated = await get(`${url}?width=320`, { 'if-none-match': String(headers.etag) })
  expect([revalidated.status, revalidated.content.length]).toEqual([304, 0])
})

test.each([
  ['?width=801', '?width=960'],
  ['?height=250', '?width=480'],
  ['?width=400&height=100&format=svg', '?width=480&format=svg'],
])('%s redirects to %s', async (query, listed) => {
  const { get } = await deliveryServer()
  const { status, headers } = await get(`${url}${query}`)
  expect([status, headers.location]).toEqual([302, listed])
})
