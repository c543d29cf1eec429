import { expect, test } from 'vitest'
import { byteCache } from './byte-cache.ts'

const cacheOf = (maxBytes: number, maxValueBytes?: number) =>
  byteCache<string>({ maxBytes, maxValueBytes, sizeOf: (value) => value.length })

test('evicts the least recently used value above the limit', () => {
  const cache = cacheOf(6)
  cache.set('a', 'aaa')
  cache.set('b', 'bbb')
  cache.get('a')
  cache.set('c', 'c')
  expect([cache.get('a'), cache.get('b'), cache.get('c'), cache.bytes()]).toEqual(['aaa', undefined, 'c', 4])
})

test('counts a replaced value once', () => {
  const cache = cacheOf(6)
  cache.set('a', 'aaa')
  cache.set('a', 'aaaa')
  expect(cache.bytes()).toBe(4)
})

test('does not store a value above its own limit, and drops the value that it replaces', () => {
  const cache = cacheOf(6, 3)
  cache.set('a', 'aaa')
  cache.set('a', 'aaaa')
  expect([cache.get('a'), cache.bytes()]).toEqual([undefined, 0])
})

test('is empty when cleared', () => {
  const cache = cacheOf(6)
  cache.set('a', 'aaa')
  cache.clear()
  expect([cache.get('a'), cache.bytes()]).toEqual([undefined, 0])
})
