import { expect, test } from 'vitest'
import { createStepQueue, type Step } from './step-queue.ts'

const settled = () => new Promise((resolve) => setTimeout(resolve))

/** Steps that end when the test resolves or rejects them. */
function setUp() {
  const queue = createStepQueue()
  const started: string[] = []
  const undone: string[] = []
  const ends = new Map<string, PromiseWithResolvers<void>>()
  const step = (key: string, isUpload = false): Step => ({
    key,
    label: `step ${key}`,
    ...(isUpload && { isUpload }),
    run({ signal }) {
      const end = Promise.withResolvers<void>()
      started.push(key)
      ends.set(key, end)
      signal.addEventListener('abort', () => end.reject(new DOMException('', 'AbortError')))
      return end.promise
    },
    undo: async () => void undone.push(key),
  })
  const look = () => queue.current().map(({ step: { key }, status }) => `${key} ${status}`)
  const succeed = async (key: string) => {
    ends.get(key)?.resolve()
    await settled()
  }
  const fail = async (key: string, error: unknown) => {
    ends.get(key)?.reject(error)
    await settled()
  }
  return { queue, started, undone, step, look, succeed, fail }
}

const refused = new Error('refused')

test('runs four calls at a time, in order', async () => {
  const { queue, started, step, succeed } = setUp()
  queue.add(['a', 'b', 'c', 'd', 'e', 'f'].map((key) => step(key)))
  expect(started).toEqual(['a', 'b', 'c', 'd'])
  await succeed('c')
  expect(started).toEqual(['a', 'b', 'c', 'd', 'e'])
})

test('runs two uploads at a time, beside the calls', async () => {
  const { queue, started, step, succeed } = setUp()
  queue.add([step('a', true), step('b', true), step('c', true), step('call')])
  expect(started).toEqual(['a', 'b', 'call'])
  await succeed('a')
  expect(started).toEqual(['a', 'b', 'call', 'c'])
})

test('runs every step once', async () => {
  const { queue, started, step, look, succeed } = setUp()
  const keys = Array.from({ length: 30 }, (_, index) => String(index))
  queue.add(keys.map((key) => step(key)))
  for (const key of keys) await succeed(key)
  expect(started).toEqual(keys)
  expect(look()).toEqual(keys.map((key) => `${key} done`))
})

test('removing a running step resolves once it is undone', async () => {
  const queue = createStepQueue()
  const undoing = Promise.withResolvers<void>()
  queue.add([
    {
      key: 'a',
      label: 'a',
      run: async ({ signal }) =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted')))),
      undo: () => undoing.promise,
    },
  ])
  let isRemoved = false
  const removing = queue.remove('a').then(() => (isRemoved = true))
  await settled()
  expect(isRemoved).toBe(false)
  undoing.resolve()
  await removing
  expect(isRemoved).toBe(true)
})

test('with removesDone, a done step leaves the queue', async () => {
  const queue = createStepQueue({ removesDone: true })
  queue.add([{ key: 'a', label: 'a', run: async () => undefined }])
  expect(await queue.finished()).toEqual([])
  expect(queue.current()).toEqual([])
})

test('reports progress', async () => {
  const queue = createStepQueue()
  const parts: (number | undefined)[] = []
  queue.subscribe(() => parts.push(queue.current()[0]?.part))
  queue.add([{ key: 'a', label: 'a', run: async ({ onProgress }) => onProgress(0.5) }])
  await queue.finished()
  expect(parts).toEqual([0, 0, 0.5, 1])
})

test('continues after a failure, and returns the failed steps when all are over', async () => {
  const { queue, step, look, succeed, fail } = setUp()
  queue.add([step('a'), step('b'), step('c')])
  const finished = queue.finished()
  await succeed('a')
  await fail('b', refused)
  expect(look()).toEqual(['a done', 'b failed', 'c running'])
  await succeed('c')
  expect((await finished).map(({ step: { key }, error }) => [key, error])).toEqual([['b', refused]])
})

test('without steps, it is finished', async () => {
  expect(await createStepQueue().finished()).toEqual([])
})

test('does not run steps that an earlier visit completed', async () => {
  const { queue, started, step, look } = setUp()
  queue.add([step('a'), step('b')], (key) => key === 'a')
  expect(started).toEqual(['b'])
  expect(look()).toEqual(['a done', 'b running'])
})

test('retries one failed step, or all of them', async () => {
  const { queue, started, step, look, fail } = setUp()
  queue.add([step('a'), step('b'), step('c')])
  for (const key of ['a', 'b', 'c']) await fail(key, refused)
  queue.retry('b')
  expect(look()).toEqual(['a failed', 'b running', 'c failed'])
  queue.retry()
  expect(look()).toEqual(['a running', 'b running', 'c running'])
  expect(started).toEqual(['a', 'b', 'c', 'b', 'a', 'c'])
})

test('a retried step has no error', async () => {
  const { queue, step, fail } = setUp()
  queue.add([step('a')])
  await fail('a', refused)
  queue.retry()
  expect(queue.current()[0]?.error).toBeUndefined()
})

test('a canceled step is no failure, is undone, and starts the next one', async () => {
  const { queue, undone, step, look } = setUp()
  queue.add([step('a', true), step('b', true), step('c', true)])
  await queue.remove('a')
  expect(look()).toEqual(['b running', 'c running'])
  expect(undone).toEqual(['a'])
})

test('a failed step is undone when it is removed', async () => {
  const { queue, undone, step, look, fail } = setUp()
  queue.add([step('a')])
  await fail('a', refused)
  expect(undone).toEqual([])
  await queue.remove('a')
  expect(undone).toEqual(['a'])
  expect(look()).toEqual([])
})

test('a step that is removed before it ran is neither run nor undone', async () => {
  const { queue, started, undone, step, succeed } = setUp()
  queue.add([step('a', true), step('b', true), step('c', true)])
  await queue.remove('c')
  await succeed('a')
  expect(started).toEqual(['a', 'b'])
  expect(undone).toEqual([])
})
