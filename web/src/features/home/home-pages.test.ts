import { expect, test } from 'vitest'
import { askForPage, pageIn, toPage } from './home-pages.ts'

/** A list of which nothing but its length is known. */
const listOf = (count: number) => async (asked: { offset: number; take: number }) => ({
  data: [],
  _meta: { stats: { count, ...asked } },
})

test('leafs through one list, and leaves the other where it is', () => {
  const search = new URLSearchParams('page=3&saved=2')
  expect(toPage(search, 'page', 4)).toBe('/home?page=4&saved=2')
  expect(toPage(search, 'saved', 1)).toBe('/home?page=3&saved=1')
  expect(toPage(new URLSearchParams(), 'saved', 2)).toBe('/home?saved=2')
})

test('reads a page from the address, and nonsense as the first', () => {
  expect(pageIn(new URLSearchParams('saved=2'), 'saved')).toBe(2)
  for (const page of ['', '0', '-1', '1.5', 'last', '1e9'])
    expect(pageIn(new URLSearchParams({ page }), 'page')).toBe(1)
})

test('shows the last page in place of one that is gone, with the way to the others', async () => {
  expect(await askForPage(listOf(25), 3, 12)).toMatchObject({ page: 3, pageCount: 3 })
  expect(await askForPage(listOf(24), 3, 12)).toMatchObject({ page: 2, pageCount: 2 })
  expect(await askForPage(listOf(12), 2, 12)).toMatchObject({ page: 1, pageCount: 1 })
  expect(await askForPage(listOf(0), 2, 12)).toMatchObject({ count: 0, pageCount: 0 })
})
