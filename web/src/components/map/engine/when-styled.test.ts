import { expect, test } from 'vitest'
import { whenStyled } from './when-styled.ts'

test('resolves before and after the style has loaded, with one listener', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  let listeners = 0
  const map = {
    once: () => {
      listeners += 1
      return listeners === 1 ? promise : new Promise<void>(() => {})
    },
  }
  const resolved: string[] = []
  const before = whenStyled(map).then(() => resolved.push('before'))
  expect(resolved).toEqual([])
  resolve()
  await before
  await whenStyled(map).then(() => resolved.push('after'))
  expect(resolved).toEqual(['before', 'after'])
  expect(listeners).toBe(1)
})

test('each map has its own promise', async () => {
  const styled = { once: () => Promise.resolve('styled') }
  const other = { once: () => Promise.resolve('other') }
  expect(await Promise.all([whenStyled(styled), whenStyled(other)])).toEqual(['styled', 'other'])
})
