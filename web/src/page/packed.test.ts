import { expect, test } from 'vitest'
import { pack, unpack } from './packed.ts'

test('what was packed comes back, without the keys of what is absent', () => {
  const market = { query: { sport: ['Judo'], near: undefined }, count: 0, name: '</script>"\\ü' }
  const back = unpack(pack(market))
  expect(back).toStrictEqual({ query: { sport: ['Judo'] }, count: 0, name: '</script>"\\ü' })
})
