import { expect, test } from 'vitest'
import { whenStyled } from './when-styled.ts'

test('a map that has told of its style once is heard by all who ask afterwards', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  let listeners = 0
  const map = {
    once: () => {
      listeners += 1
      return listeners === 1 ? promise : new Promise<void>(() => {})
    },
  }
  const told: string[] = []
  const before = whenStyled(map).then(() => told.push('before'))
  expect(told).toEqual([])
  resolve()
  await before
  await whenStyled(map).then(() => told.push('after'))
  expect(told).toEqual(['before', 'after'])
  expect(listeners).toBe(1)
})

test('each map has a style of its own', async () => {
  const styled = { once: () => Promise.resolve('styled') }
  const other = { once: () => Promise.resolve('other') }
  expect(await Promise.all([whenStyled(styled), whenStyled(other)])).toEqual(['styled', 'other'])
})
