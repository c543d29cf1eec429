import { expect, test } from 'vitest'
import { pageWindow } from './pagination.tsx'

test.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [2, 3, [1, 2, 3]],
  [1, 16, [1, 2, 'gap', 16]],
  [3, 16, [1, 2, 3, 4, 'gap', 16]],
  // A gap would take no less room than page 2.
  [4, 16, [1, 2, 3, 4, 5, 'gap', 16]],
  [8, 16, [1, 'gap', 7, 8, 9, 'gap', 16]],
  [13, 16, [1, 'gap', 12, 13, 14, 15, 16]],
  [16, 16, [1, 'gap', 15, 16]],
])('on page %s of %s', (page, pageCount, shown) => {
  expect(pageWindow(page, pageCount)).toEqual(shown)
})

test('a page beyond the last shows the ends all the same', () => {
  expect(pageWindow(99, 5)).toEqual([1, 'gap', 5])
})
