import { describe, expect, test } from 'vitest'
import { stateNames } from '@app/contract/reference-lists/regions.ts'
import { slug } from '@app/contract/reference-lists/slug.ts'
import { statesWithContent } from '@app/contract/reference-lists/states-with-content.ts'
import { isState } from '@app/art/states/compose-state.ts'
import { deliveryServer } from './testing/delivery-server.ts'

const url = '/art/states/colorado'

test.each(stateNames)('%s has state art', (name) => {
  expect(isState(slug(name))).toBe(true)
})

test.each(['svg', 'avif', 'webp', 'png'] as const)(
  'is transparent outside the outline as %s',
  async (format) => {
    const { decode } = await deliveryServer()
    const { width, height, colorAt } = await decode(`${url}?width=320&format=${format}`)
    expect([width, height]).toEqual([320, 320])
    // Colorado is wider than it is tall.
    expect(colorAt(160, 6)[3]).toBe(0)
    expect(colorAt(160, 160)[3]).toBe(4)
  },
)

test.each([
  ['', 1600, 1600],
  ['?width=128', 128, 128],
  ['?width=400&height=400', 400, 400],
  ['?width=384&height=90', 384, 90],
])('the query "%s" returns %d×%d pixels', async (query, width, height) => {
  const { decode } = await deliveryServer()
  expect(await decode(`${url}${query}`)).toMatchObject({ width, height, format: 'png' })
})

test('header art has an aspect ratio of 16:10 and no transparency', async () => {
  const { decode } = await deliveryServer()
  const { width, height, colorAt } = await decode(`${url}/header?width=320`)
  expect([width, height]).toEqual([320, 200])
  for (const [x, y] of [
    [0, 0],
    [319, 199],
    [160, 100],
  ] as const)
    expect(colorAt(x, y)[3]).toBe(4)
})

test('is publicly cacheable and revalidates with 304', async () => {
  const { get } = await deliveryServer()
  const { headers } = await get(url, { accept: 'image/avif,image/webp,image/svg+xml,*/*' })
  expect(headers).toMatchObject({ 'content-type': 'image/svg+xml; charset=utf-8', vary: 'Accept' })
  expect(headers['cache-control']).toMatch(/^public, max-age=\d+/)
  const revalidated = await get(`${url}?format=svg`, { 'if-none-match': String(headers.etag) })
  expect([revalidated.status, revalidated.content.length]).toEqual([304, 0])
})

test('the states of the front page have different colors', async () => {
  const { get } = await deliveryServer()
  const inks = await Promise.all(
    statesWithContent.map(async ({ iconImage }) => {
      const { text } = await get(`${iconImage}?format=svg`)
      return [...new Set(text.match(/#[\da-f]{6}/g))].toSorted().join(' ')
    }),
  )
  expect(new Set(inks).size).toBe(statesWithContent.length)
})

describe.each(['guam', 'Colorado', '__proto__', '%3Cscript%3E', 'x'.repeat(300)])(
  'the slug %s',
  (slugName) => {
    test.each(['', '/header'])('followed by "%s" returns 404', async (suffix) => {
      const { get } = await deliveryServer()
      expect((await get(`/art/states/${slugName}${suffix}`)).status).toBe(404)
    })
  },
)

test('returns 400 for an unknown parameter', async () => {
  const { get } = await deliveryServer()
  expect((await get(`${url}?seed=1`)).status).toBe(400)
})
