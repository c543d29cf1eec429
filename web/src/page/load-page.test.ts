import { expect, test } from 'vitest'
import { loadPage } from './load-page.ts'

/** A list with this many entries, which are numbers from 1. */
const listOf =
  (count: number) =>
  async ({ offset, take }: { offset: number; take: number }) => ({
    data: Array.from({ length: count }, (_, at) => at + 1).slice(offset, offset + take),
    _meta: { stats: { count } },
  })

test('loads a page of a list', async () => {
  expect(await loadPage(listOf(25), 3, 12)).toEqual({ items: [25], count: 25, page: 3, pageCount: 3 })
})

test('loads the last page in place of one past the end', async () => {
  expect(await loadPage(listOf(24), 3, 12)).toMatchObject({ page: 2, pageCount: 2, items: { length: 12 } })
  expect(await loadPage(listOf(12), 9, 12)).toMatchObject({ page: 1, pageCount: 1 })
})

test('loads an empty list once', async () => {
  expect(await loadPage(listOf(0), 2, 12)).toEqual({ items: [], count: 0, page: 2, pageCount: 0 })
})
