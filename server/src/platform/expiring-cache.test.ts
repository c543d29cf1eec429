import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { expiringCache } from './expiring-cache.ts'

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

test('returns a value until its lifetime has passed', () => {
  const cache = expiringCache<string>(10, 1000)
  cache.set('key', 'value')
  vi.setSystemTime(999)
  expect(cache.get('key')).toBe('value')
  vi.setSystemTime(1000)
  expect(cache.get('key')).toBeUndefined()
})

test('returns a value no longer than its own expiry', () => {
  const cache = expiringCache<string>(10, 1000)
  cache.set('key', 'value', 500)
  vi.setSystemTime(500)
  expect(cache.get('key')).toBeUndefined()
})

test('returns nothing for an unknown key', () => {
  expect(expiringCache<string>(10, 1000).get('key')).toBeUndefined()
})

test('forgets older entries instead of growing beyond its size', () => {
  const cache = expiringCache<number>(2, 1000)
  for (const key of ['a', 'b', 'c']) cache.set(key, 1)
  expect(['a', 'b', 'c'].map((key) => cache.get(key))).toEqual([undefined, undefined, 1])
})
