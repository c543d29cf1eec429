import { expect, it } from 'vitest'
import { stateNames } from '@app/contract/reference-lists/regions.ts'
import { slug } from '@app/contract/reference-lists/slug.ts'
import { statesWithContent } from '@app/contract/reference-lists/states-with-content.ts'
import { isState } from '@app/art/states/compose-state.ts'
import { deliveryServer } from './testing/delivery-server.ts'

const address = '/art/states/colorado'

it('knows every state, province and territory of the list', () => {
  for (const name of stateNames) expect([name, isState(slug(name))]).toEqual([name, true])
})

it.each(['svg', 'avif', 'webp', 'png'] as const)(
  'is transparent around the outline as %s',
  async (format) => {
    const { look } = await deliveryServer()
    const { width, height, colourAt } = await look(`${address}?width=200&height=200&format=${format}`)
    expect([width, height]).toEqual([200, 200])
    // Colorado is wider than it is high.
    expect(colourAt(100, 4)[3]).toBe(0)
    expect(colourAt(100, 100)[3]).toBe(4)
  },
)

it('is square unless a shape is asked for', async () => {
  const { look } = await deliveryServer()
  for (const [query, width, height] of [
    ['', 800, 800],
    ['?width=120', 120, 120],
    ['?width=300&height=100', 300, 100],
  ] as const)
    expect(await look(`${address}${query}`)).toMatchObject({ width, height, format: 'png' })
})

it('has header art of the usual shape, without transparency', async () => {
  const { look } = await deliveryServer()
  const { width, height, colourAt } = await look(`${address}/header?width=320`)
  expect([width, height]).toEqual([320, 200])
  for (const [x, y] of [
    [0, 0],
    [319, 199],
    [160, 100],
  ] as const)
    expect(colourAt(x, y)[3]).toBe(4)
})

it('is kept and confirmed like other art', async () => {
  const { get } = await deliveryServer()
  const { headers } = await get(address, { accept: 'image/avif,image/webp,image/svg+xml,*/*' })
  expect(headers).toMatchObject({ 'content-type': 'image/svg+xml; charset=utf-8', vary: 'Accept' })
  expect(headers['cache-control']).toMatch(/^public, max-age=\d+/)
  const again = await get(`${address}?format=svg`, { 'if-none-match': String(headers.etag) })
  expect([again.status, again.content.length]).toEqual([304, 0])
})

it('gives states that are listed side by side other pictures', async () => {
  const { get } = await deliveryServer()
  const inks = await Promise.all(
    statesWithContent.map(async ({ iconImage }) => {
      const { text } = await get(`${iconImage}?format=svg`)
      return [...new Set(text.match(/#[\da-f]{6}/g))].toSorted().join(' ')
    }),
  )
  expect(new Set(inks).size).toBe(statesWithContent.length)
})

it('is for states only', async () => {
  const { get } = await deliveryServer()
  for (const wrong of ['guam', 'Colorado', '__proto__', '%3Cscript%3E', 'x'.repeat(300)])
    for (const path of [wrong, `${wrong}/header`])
      expect([path, (await get(`/art/states/${path}`)).status]).toEqual([path, 404])
  expect((await get(`${address}?seed=1`)).status).toBe(400)
})
