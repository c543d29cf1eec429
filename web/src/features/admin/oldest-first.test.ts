import { expect, test } from 'vitest'
import { oldestFirst } from './oldest-first.ts'

test('shows every item once, the last of the list on the first page', () => {
  const newestFirst = Array.from({ length: 23 }, (_, place) => place)
  const pages = [1, 2, 3].map((page) => {
    const { offset, take } = oldestFirst(page, 10, newestFirst.length)
    return newestFirst.slice(offset, offset + take).toReversed()
  })
  expect(pages.map(({ length }) => length)).toEqual([10, 10, 3])
  expect(pages.flat()).toEqual(newestFirst.toReversed())
})

test('has nothing past the end, and nothing of nothing', () => {
  expect(oldestFirst(4, 10, 23).take).toBe(0)
  expect(oldestFirst(1, 10, 0)).toEqual({ offset: 0, take: 0 })
})
