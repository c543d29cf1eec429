import { expect, test } from 'vitest'
import { createApi } from '@app/contract/api.ts'
import { loadOwnLinks } from './own-links.ts'

/** A server with so many open requests by destination. */
function serve(counts: Record<string, number>) {
  const all = Object.entries(counts).flatMap(([destinationId, count]) =>
    Array.from({ length: count }, (_, n) => ({
      id: `${destinationId}-${n}`,
      destinationId,
      name: `Visit ${destinationId}`,
      ownerName: `Hall ${n}`,
      isAccepted: false,
    })),
  )
  return createApi(async ({ url, body }) => {
    const take = Number(new URL(url, 'http://brand.test').searchParams.get('take'))
    const asked = /"destinationId":"(\w+)"/.exec(JSON.stringify(body))?.[1]
    const found = all.filter(({ destinationId }) => asked === undefined || destinationId === asked)
    return { data: found.slice(0, take), _meta: { stats: { count: found.length } } }
  })
}

const elm = { id: 'elm', name: 'Visit elm', to: '/destinations/elm#facilities' }

test('many requests for one page are one row with their number', async () =>
  expect(await loadOwnLinks(serve({ elm: 20 }))).toEqual([{ ...elm, count: 20, only: undefined }]))

test('a single request names who asks', async () =>
  expect(await loadOwnLinks(serve({ elm: 1 }))).toEqual([{ ...elm, count: 1, only: 'Hall 0' }]))

test('requests beyond a page of the API are counted', async () =>
  expect((await loadOwnLinks(serve({ oak: 30, elm: 400 }))).map(({ id, count }) => [id, count])).toEqual([
    ['oak', 30],
    ['elm', 400],
  ]))
