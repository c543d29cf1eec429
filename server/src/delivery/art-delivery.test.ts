import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { sportNames } from '@app/contract/reference-lists/sports.ts'
import { slug } from '@app/contract/reference-lists/slug.ts'
import { artSubject } from './art-subject.ts'
import { deliveryServer } from './testing/delivery-server.ts'

const id = '0b9f3a52-6c1d-4e8a-9f70-3d2c1b0a9e8f'
const otherId = '7d1c2b3a-4e5f-4a6b-8c7d-9e0f1a2b3c4d'
const address = `/art/${id}/ice-hockey`

it('is drawn in the usual size, in a format the client reads', async () => {
  const { get, look } = await deliveryServer()
  const formats = {
    'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8': 'svg',
    'image/avif,image/webp,*/*': 'webp',
    'image/avif,image/svg+xml;q=0': 'avif',
    'image/*,*/*': 'png',
  }
  for (const [accept, format] of Object.entries(formats)) {
    const answer = await get(address, { accept })
    expect(answer.status).toBe(200)
    expect(answer.headers).toMatchObject({ vary: 'Accept' })
    expect(answer.headers['content-type']).toMatch(`image/${format}`)
    expect(await look(address, { accept })).toMatchObject({ width: 1600, height: 1000, format })
  }
})

it.each([
  ['?width=800', 800, 500],
  ['?height=250', 400, 250],
  ['?width=384&height=60', 384, 60],
  ['?width=384&height=90', 384, 90],
  ['?width=300&height=900&fit=cover', 300, 900],
  ['?width=1', 1, 1],
  ['?width=4000&height=1', 4000, 1],
  // Past what is drawn, the shape stays.
  ['?height=4000', 1549, 1549],
])('has with %s exactly the size %d by %d', async (query, width, height) => {
  const { look } = await deliveryServer()
  expect(await look(`${address}${query}${query ? '&' : '?'}format=webp`)).toMatchObject({ width, height })
})

it('is composed for the shape asked for, not cut to it', async () => {
  const { get } = await deliveryServer()
  const svg = async (query: string) => (await get(`${address}?format=svg${query}`)).text
  expect(await svg('&width=400&height=100')).toContain('viewBox="0 0 400 100"')
  expect(await svg('&width=400&height=400')).toContain('viewBox="0 0 400 400"')
})

it.each(['png', 'jpeg'])('is small enough as %s to be shown where a link is shared', async (format) => {
  const { get, look } = await deliveryServer()
  const names = ['ice-hockey', 'running', 'rugby', 'chess', 'dragon-boat', 'cycling', 'hotel', 'destination']
  for (const name of names) {
    const shared = `/art/${id}/${name}?width=1200&height=630&format=${format}`
    const { headers, content } = await get(shared)
    expect(headers['content-type']).toBe(`image/${format}`)
    expect(content.length).toBeLessThan(300_000)
  }
  expect(await look(`${address}?width=1200&height=630&format=${format}`)).toMatchObject({
    width: 1200,
    height: 630,
  })
})

it('is, as SVG, harmless and text', async () => {
  const { get } = await deliveryServer()
  const { headers, text } = await get(`${address}?format=svg`)
  expect(text).toMatch(/^<svg [^]*<\/svg>$/)
  expect(text).not.toMatch(/<script|href|on\w+=/)
  expect(headers).toMatchObject({
    'content-type': 'image/svg+xml; charset=utf-8',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'x-content-type-options': 'nosniff',
  })
})

it('is the same for an id however it is written, and another for another id', async () => {
  const { get } = await deliveryServer()
  const svg = async (of: string) => (await get(`/art/${of}/ice-hockey?format=svg`)).text
  const first = await svg(id)
  expect(await svg(id.toUpperCase())).toBe(first)
  expect(await svg(otherId)).not.toBe(first)
})

it('knows every sport of the list, and every kind of profile that has none, by its slug', async () => {
  for (const name of sportNames) expect(artSubject(slug(name)).name).toBe(name)
  const { get } = await deliveryServer()
  const names = ['no-such-sport', 'ice-hockey', 'hotel', 'destination', 'organization', 'business']
  const seen = await Promise.all(names.map(async (name) => (await get(`/art/${id}/${name}?format=svg`)).text))
  expect(new Set(seen).size).toBe(names.length)
})

it('is the usual picture for a slug that names nothing, whatever it says', async () => {
  const { dataDir, get } = await deliveryServer()
  const slugs = ['no-such-sport', 'constructor', '__proto__', '..%2F..%2Fx', '%3Cscript%3E', 'x'.repeat(300)]
  const seen = new Set<string>()
  for (const name of slugs) {
    const answer = await get(`/art/${id}/${name}?format=svg`)
    expect([name, answer.status]).toEqual([name, 200])
    seen.add(answer.text)
  }
  expect(seen.size).toBe(1)
  const kept = await readdir(join(dataDir, 'cache', 'art'), { recursive: true, withFileTypes: true })
  expect(kept.filter((entry) => entry.isFile())).toHaveLength(1)
})

it('is for ids only, and names wrong parameters', async () => {
  const { get } = await deliveryServer()
  for (const wrong of ['x', '..%2Fx', `${id}0`, id.replace('-', '')])
    expect([wrong, (await get(`/art/${wrong}/tennis`)).status]).toEqual([wrong, 404])
  for (const [query, field] of [
    ['width=4001', 'width'],
    ['format=gif', 'format'],
    ['seed=1', 'seed'],
  ] as const) {
    const answer = await get(`${address}?${query}`)
    expect([answer.status, JSON.parse(answer.text)]).toMatchObject([400, { errors: [{ path: field }] }])
  }
})

it('may be kept for a while, and is confirmed without being sent', async () => {
  const { get } = await deliveryServer()
  const head = await get(`${address}?width=80`, {}, 'HEAD')
  const whole = await get(`${address}?width=80`)
  expect([head.status, head.content.length]).toEqual([200, 0])
  expect(head.headers['content-length']).toBe(String(whole.content.length))
  expect(whole.headers['cache-control']).toMatch(/^public, max-age=\d+/)
  const again = await get(`${address}?width=80`, { 'if-none-match': String(whole.headers.etag) })
  expect([again.status, again.content.length]).toEqual([304, 0])
})
