import { expect, test } from 'vitest'
import { ApiProblem, NetworkError } from '../api/problem.ts'
import { createStepQueue } from '../page/step-queue.ts'
import { canRetryUpload, RefusedFile, failureReason, uploadSteps, type UploadCalls } from './uploads.ts'

const settled = () => new Promise((resolve) => setTimeout(resolve))

const refusal = (status: number) =>
  new ApiProblem({ type: '', title: '', status, detail: `refused with ${status}`, code: '', traceId: '' })

/** A queue whose files are stored or fail as the test says. An item is named after its file. */
function setUp(calls: Partial<UploadCalls> = {}) {
  const created: string[] = []
  const keys = new Set<string | undefined>()
  const sent: { id: string; stored: () => void; failed: (error: unknown) => void }[] = []
  const removed: string[] = []
  const toStep = uploadSteps({
    create: async (name, { idempotencyKey }) => {
      created.push(name)
      keys.add(idempotencyKey)
      return `item ${name}`
    },
    send: (id, _file, { signal }) => {
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      sent.push({ id, stored: resolve, failed: reject })
      signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
      return promise
    },
    remove: async (id) => void removed.push(id),
    ...calls,
  })
  const queue = createStepQueue<ReturnType<typeof toStep>>()
  const add = async (...names: string[]) => {
    queue.add(
      names.map((name) => toStep({ key: name, label: name, name, file: new Blob(), idempotencyKey: name })),
    )
    await settled()
  }
  const look = () => queue.current().map(({ step: { name }, status }) => `${name} ${status}`)
  return { queue, created, keys, sent, removed, add, look }
}

test('uploads a file to a new item', async () => {
  const { created, keys, sent, add, look } = setUp()
  await add('a')
  expect([created, [...keys], sent.map(({ id }) => id)]).toEqual([['a'], ['a'], ['item a']])
  sent[0]?.stored()
  await settled()
  expect(look()).toEqual(['a done'])
})

test('an item is empty until its file is stored', async () => {
  const { queue, sent, add } = setUp()
  await add('a')
  const emptyItem = () => queue.current()[0]?.step.emptyItem()
  expect(emptyItem()).toBe('item a')
  sent[0]?.stored()
  await settled()
  expect(emptyItem()).toBeUndefined()
})

test('creates items in the order of the files, however long each takes', async () => {
  const order: string[] = []
  const release: (() => void)[] = []
  const { add } = setUp({
    create: async (name) => {
      await new Promise<void>((resolve) => release.push(resolve))
      order.push(name)
      return name
    },
  })
  await add('a', 'b')
  expect(release).toHaveLength(1)
  release[0]?.()
  await settled()
  release[1]?.()
  await settled()
  expect(order).toEqual(['a', 'b'])
})

test('a retry after a lost connection uses the created item', async () => {
  const { queue, created, sent, removed, look, add } = setUp()
  await add('a')
  sent[0]?.failed(new NetworkError())
  await settled()
  expect(look()).toEqual(['a failed'])
  expect(canRetryUpload(queue.current()[0]?.error)).toBe(true)
  queue.retry()
  await settled()
  expect(created).toEqual(['a'])
  expect(sent[1]?.id).toBe('item a')
  sent[1]?.stored()
  await settled()
  expect(look()).toEqual(['a done'])
  expect(removed).toEqual([])
})

test('an item that someone deleted in the meantime is created again with a new key', async () => {
  const { queue, created, keys, sent, removed, look, add } = setUp()
  await add('a')
  sent[0]?.failed(refusal(404))
  await settled()
  expect(look()).toEqual(['a failed'])
  expect(canRetryUpload(queue.current()[0]?.error)).toBe(true)
  queue.retry()
  await settled()
  expect(created).toEqual(['a', 'a'])
  expect(keys.size).toBe(2)
  sent[1]?.stored()
  await settled()
  expect(look()).toEqual(['a done'])
  expect(removed).toEqual([])
})

test.each([401, 403, 429, 503])('a retry after status %i uses the created item', async (status) => {
  const { queue, created, sent, removed, add } = setUp()
  await add('a')
  sent[0]?.failed(refusal(status))
  await settled()
  expect(canRetryUpload(queue.current()[0]?.error)).toBe(true)
  queue.retry()
  await settled()
  expect([created, sent[1]?.id, removed]).toEqual([['a'], 'item a', []])
})

test('a refused file fails with its reason, cannot be retried, and leaves no item', async () => {
  const { queue, sent, removed, look, add } = setUp()
  await add('a')
  sent[0]?.failed(refusal(415))
  await settled()
  expect(look()).toEqual(['a failed'])
  const error = queue.current()[0]?.error
  expect([canRetryUpload(error), failureReason(error)]).toEqual([false, 'refused with 415'])
  expect(removed).toEqual(['item a'])
})

test('a canceled upload leaves no item', async () => {
  const { queue, removed, look, add } = setUp()
  await add('a', 'b', 'c')
  await queue.remove('a')
  await settled()
  expect(look()).toEqual(['b running', 'c running'])
  expect(removed).toEqual(['item a'])
})

test('an upload that is canceled while its item is created, or before, leaves no item', async () => {
  const answers: (() => void)[] = []
  const { queue, sent, removed, add } = setUp({
    create: async (name) => {
      await new Promise<void>((resolve) => answers.push(resolve))
      return name
    },
  })
  await add('a', 'b')
  const removals = ['a', 'b'].map((key) => queue.remove(key))
  answers[0]?.()
  await Promise.all(removals)
  expect(answers).toHaveLength(1)
  expect(removed).toEqual(['a'])
  expect(sent).toEqual([])
})

test('when the response of its creation was lost, a removed upload leaves no item', async () => {
  const keys: (string | undefined)[] = []
  const { queue, removed, look, add } = setUp({
    create: async (name, { idempotencyKey }) => {
      keys.push(idempotencyKey)
      if (keys.length === 1) throw new NetworkError('network')
      return `item ${name}`
    },
  })
  await add('a')
  expect(look()).toEqual(['a failed'])
  await queue.remove('a')
  expect(keys).toEqual(['a', 'a'])
  expect(removed).toEqual(['item a'])
})

test('a file that is not sent cannot be retried', () => {
  const error = new RefusedFile('The file is empty.')
  expect([canRetryUpload(error), failureReason(error)]).toEqual([false, 'The file is empty.'])
})
