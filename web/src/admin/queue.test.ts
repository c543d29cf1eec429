import { expect, test } from 'vitest'
import { kinds } from '../kind/registry.ts'
import { plainFacility } from '../page/testing/plain-facility.ts'
import { loadQueue, oldestFirst, queueLead, queueQueryOf, toQueue } from './queue.ts'

const { facility, destination } = kinds
const read = (query: string) => queueQueryOf(new URLSearchParams(query))
const all = { kind: facility, text: undefined, page: 1 }

test.each([
  [all, '/admin'],
  [{ kind: facility, text: 'Elm & Oak', page: 3 }, '/admin?q=Elm+%26+Oak&page=3'],
  [{ kind: destination, text: 'x', page: 1 }, '/admin?kind=destination&q=x'],
])('writes a query into the URL and reads it back: %j', (query, url) => {
  expect(toQueue(query)).toBe(url)
  expect(queueQueryOf(new URL(url, 'http://x').searchParams)).toEqual(query)
})

test('ignores a page, a text or a kind that makes no sense', () => {
  expect(read('page=0&q=%20&kind=castle')).toEqual(all)
  expect(read('page=2.5')).toEqual(all)
  expect(read(`q=${'x'.repeat(300)}`).text).toHaveLength(200)
})

test('counts what it lists when one is approved between counting and listing', async () => {
  const pending = Array.from({ length: 11 }, (_, n) => plainFacility({ id: `f${n}` }))
  let replies = 0
  const filtered = async ({ offset = 0, take = 10 }: { offset?: number; take?: number }) => {
    replies += 1
    if (replies === 2) pending.pop()
    return {
      data: pending.slice(offset, offset + take),
      _meta: { stats: { count: pending.length } },
    }
  }
  const queue = await loadQueue(filtered, { text: undefined, page: 2 }, new AbortController().signal)
  expect(queue).toMatchObject({ count: 10, pageCount: 1 })
  expect(queue.profiles).toHaveLength(10)
})

test('the pages show every item once, the last of the list on the first page', () => {
  const newestFirst = Array.from({ length: 23 }, (_, place) => place)
  const pages = [1, 2, 3].map((page) => {
    const { offset, take } = oldestFirst(page, 10, newestFirst.length)
    return newestFirst.slice(offset, offset + take).toReversed()
  })
  expect(pages.map(({ length }) => length)).toEqual([10, 10, 3])
  expect(pages.flat()).toEqual(newestFirst.toReversed())
})

test('a page past the end, or of an empty list, is empty', () => {
  expect(oldestFirst(4, 10, 23).take).toBe(0)
  expect(oldestFirst(1, 10, 0)).toEqual({ offset: 0, take: 0 })
})

const queue = (count: number) => ({
  profiles: count === 0 ? [] : [plainFacility({ createdDate: '2026-01-02T00:00:00.000Z' })],
  count,
  pageCount: 1,
})

test('the lead has the number of pending pages and the date of the oldest', () => {
  expect(queueLead(queue(2), all)).toBe('2 facilities pending approval, the oldest since Jan 2, 2026.')
  expect(queueLead(queue(2), { ...all, page: 2 })).toBe('2 facilities pending approval.')
  expect(queueLead(queue(0), { ...all, kind: destination })).toBe('No destinations pending approval.')
})

test('the lead of a search has the number of pending pages that match', () => {
  const search = { ...all, text: 'Elm' }
  expect(queueLead(queue(1), search)).toBe('1 facility pending approval for “Elm”.')
  expect(queueLead(queue(0), search)).toBe('No facilities pending approval for “Elm”.')
})
