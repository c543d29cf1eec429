import { expect, it } from 'vitest'
import { queueQueryOf, toQueue } from './queue-queries.ts'

const read = (query: string) => queueQueryOf(new URLSearchParams(query))

it('reads back what it writes', () => {
  for (const query of [
    { text: undefined, page: 1 },
    { text: 'Elm & Oak', page: 3 },
    { text: 'x', page: 1 },
  ])
    expect(queueQueryOf(new URL(toQueue(query), 'http://x').searchParams)).toEqual(query)
})

it('takes nonsense for nothing', () => {
  expect(read('page=0&q=%20')).toEqual({ text: undefined, page: 1 })
  expect(read('page=2.5')).toEqual({ text: undefined, page: 1 })
  expect(read(`q=${'x'.repeat(300)}`).text).toHaveLength(200)
})
