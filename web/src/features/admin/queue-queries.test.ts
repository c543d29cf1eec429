import { expect, test } from 'vitest'
import { plainFacility } from '../../page/testing/plain-facility.ts'
import { askQueue, queueQueryOf, toQueue } from './queue-queries.ts'

const read = (query: string) => queueQueryOf(new URLSearchParams(query))

test('reads back what it writes', () => {
  for (const query of [
    { text: undefined, page: 1 },
    { text: 'Elm & Oak', page: 3 },
    { text: 'x', page: 1 },
  ])
    expect(queueQueryOf(new URL(toQueue(query), 'http://x').searchParams)).toEqual(query)
})

test('takes nonsense for nothing', () => {
  expect(read('page=0&q=%20')).toEqual({ text: undefined, page: 1 })
  expect(read('page=2.5')).toEqual({ text: undefined, page: 1 })
  expect(read(`q=${'x'.repeat(300)}`).text).toHaveLength(200)
})

test('counts what it lists, though one is approved between counting and listing', async () => {
  const waiting = Array.from({ length: 11 }, (_, n) => plainFacility({ id: `f${n}` }))
  let answers = 0
  const ask = async ({ offset = 0, take }: { offset?: number; take: number }) => {
    answers += 1
    if (answers === 2) waiting.pop()
    return { data: waiting.slice(offset, offset + take), _meta: { stats: { count: waiting.length } } }
  }
  const queue = await askQueue(ask, { text: undefined, page: 2 }, new AbortController().signal)
  expect(queue).toMatchObject({ count: 10, pageCount: 1 })
  expect(queue.facilities).toHaveLength(10)
})
