import { expect, test } from 'vitest'
import { keptPages, type PageRequest, type SentPage } from './kept-pages.ts'
import { encodedBody } from '../platform/http/encoded-body.ts'

interface Setup {
  maxBytes?: number | undefined
  /** What the render of a URL returns, besides its body. */
  page?: Partial<SentPage>
}

/** Kept pages whose body is the URL and the number of the render. Renders wait while `gate` is set. */
function setUp({ maxBytes, page }: Setup = {}) {
  const state = {
    renders: 0,
    now: new Date('2026-03-01T12:00:00Z'),
    isConnected: true,
    gate: undefined as Promise<void> | undefined,
    change: (_source?: string) => {},
    onCatchUp: () => {},
    lastSignal: undefined as AbortSignal | undefined,
  }
  const pages = keptPages({
    render: async ({ url, encoding, signal }) => {
      const text = `${url.pathname}${url.search} ${++state.renders}`
      state.lastSignal = signal
      await state.gate
      return {
        status: 200,
        headers: {},
        etag: '"e"',
        body: await encodedBody(Buffer.from(text), encoding),
        ...page,
      }
    },
    changes: {
      subscribe: (listener) => {
        state.change = listener
      },
      catchUp: async () => {
        if (!state.isConnected) throw new Error('no connection')
        state.onCatchUp()
      },
    },
    now: () => state.now,
    maxBytes,
  })
  const request = (path: string, more: Partial<PageRequest> = {}): PageRequest => ({
    url: new URL(path, 'https://public.example'),
    encoding: 'identity',
    signal: new AbortController().signal,
    ...more,
  })
  const get = async (path: string, more?: Partial<PageRequest>) => {
    const { body } = await pages.get(request(path, more))
    return (await body.read(more?.encoding ?? 'identity')).toString()
  }
  return { state, get, bytes: pages.bytes }
}

test('a second request gets the kept page', async () => {
  const { get } = setUp()
  expect([await get('/a'), await get('/a')]).toEqual(['/a 1', '/a 1'])
})

test('paths and queries are kept apart', async () => {
  const { get } = setUp()
  expect([await get('/a'), await get('/b'), await get('/a?b=1'), await get('/a?b=2')]).toEqual([
    '/a 1',
    '/b 2',
    '/a?b=1 3',
    '/a?b=2 4',
  ])
})

test('a change evicts every page', async () => {
  const { get, state, bytes } = setUp()
  await get('/a')
  await get('/a?b')
  state.change()
  expect(bytes()).toBe(0)
  expect([await get('/a'), await get('/a?b')]).toEqual(['/a 3', '/a?b 4'])
})

test('a change of the maintenance mode evicts nothing', async () => {
  const { get, state } = setUp()
  await get('/a')
  state.change('maintenance')
  expect(await get('/a')).toBe('/a 1')
})

test('a change that is announced while a kept page is checked evicts it', async () => {
  const { get, state } = setUp()
  await get('/a')
  state.onCatchUp = () => state.change()
  expect(await get('/a')).toBe('/a 2')
})

test('a page is not reused while changes cannot be received', async () => {
  const { get, state } = setUp()
  await get('/a')
  state.isConnected = false
  expect([await get('/a'), await get('/a')]).toEqual(['/a 2', '/a 3'])
})

test('requests that come together render once', async () => {
  const { get, state } = setUp()
  const gate = Promise.withResolvers<void>()
  state.gate = gate.promise
  const replies = Promise.all([get('/a'), get('/a'), get('/a')])
  gate.resolve()
  expect(await replies).toEqual(['/a 1', '/a 1', '/a 1'])
})

test('a render during which something changes is not kept', async () => {
  const { get, state } = setUp()
  const gate = Promise.withResolvers<void>()
  state.gate = gate.promise
  const first = get('/a')
  await expect.poll(() => state.renders).toBe(1)
  state.change()
  gate.resolve()
  expect([await first, await get('/a')]).toEqual(['/a 1', '/a 2'])
})

test('a request after a change does not join a render from before it', async () => {
  const { get, state } = setUp()
  const gate = Promise.withResolvers<void>()
  state.gate = gate.promise
  const first = get('/a')
  await expect.poll(() => state.renders).toBe(1)
  state.change()
  const second = get('/a')
  await expect.poll(() => state.renders).toBe(2)
  gate.resolve()
  expect([await first, await second, await get('/a')]).toEqual(['/a 1', '/a 2', '/a 2'])
})

test('pages expire at the end of the UTC day', async () => {
  const { get, state } = setUp()
  await get('/a')
  state.now = new Date('2026-03-01T23:59:59Z')
  expect(await get('/a')).toBe('/a 1')
  state.now = new Date('2026-03-02T00:00:00Z')
  expect([await get('/a'), await get('/a')]).toEqual(['/a 2', '/a 2'])
})

test('a render that ends after the UTC day is not kept', async () => {
  const { get, state } = setUp()
  const gate = Promise.withResolvers<void>()
  state.gate = gate.promise
  const first = get('/a')
  await expect.poll(() => state.renders).toBe(1)
  state.now = new Date('2026-03-02T00:00:00Z')
  gate.resolve()
  expect([await first, await get('/a')]).toEqual(['/a 1', '/a 2'])
})

test.each([
  ['without an ETag', { etag: undefined }],
  ['that sets a cookie', { headers: { 'set-cookie': 'a=b' } }],
])('a response %s is not kept', async (_what, page) => {
  const { get } = setUp({ page })
  expect([await get('/a'), await get('/a')]).toEqual(['/a 1', '/a 2'])
})

test('a response that sets a cookie is not shared with requests that come together', async () => {
  const { get } = setUp({ page: { headers: { 'set-cookie': 'a=b' } } })
  expect(await Promise.all([get('/a'), get('/a')])).toEqual(['/a 1', '/a 2'])
})

test('made-up queries push out neither pages without a query nor more than their share', async () => {
  const { get, bytes } = setUp({ maxBytes: 40_000 })
  await get('/a')
  for (let n = 0; n < 50; n++) await get(`/a?${n}`)
  expect(await get('/a')).toBe('/a 1')
  expect(bytes()).toBeLessThan(40_000)
})

test('a page above half a megabyte is not kept', async () => {
  const body = await encodedBody(Buffer.alloc(600_000), 'identity')
  const { get, bytes } = setUp({ page: { body } })
  await get('/a')
  expect(bytes()).toBe(0)
})

test('a failed render is not kept, and fails for all who share it', async () => {
  const { get, state } = setUp()
  const gate = Promise.withResolvers<void>()
  state.gate = gate.promise
  const replies = Promise.allSettled([get('/a'), get('/a')])
  await expect.poll(() => state.renders).toBe(1)
  gate.reject(new Error('failed'))
  expect((await replies).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  state.gate = undefined
  expect(await get('/a')).toBe('/a 2')
})

test('a shared render goes on until its last client has disconnected', async () => {
  const { get, state } = setUp()
  const gate = Promise.withResolvers<void>()
  state.gate = gate.promise
  const [one, other] = [new AbortController(), new AbortController()]
  const replies = Promise.all([get('/a', { signal: one.signal }), get('/a', { signal: other.signal })])
  await expect.poll(() => state.renders).toBe(1)
  await new Promise((resolve) => setImmediate(resolve))
  one.abort()
  expect(state.lastSignal?.aborted).toBe(false)
  other.abort()
  expect(state.lastSignal?.aborted).toBe(true)
  const later = get('/a')
  gate.resolve()
  await replies
  expect(await later).toBe('/a 2')
})

test('a further encoding of a kept page counts towards its size', async () => {
  const { get, bytes } = setUp({ page: { body: await encodedBody(Buffer.alloc(10_000), 'br') } })
  await get('/a', { encoding: 'br' })
  const before = bytes()
  await get('/a')
  expect(bytes() - before).toBeGreaterThanOrEqual(10_000)
})
