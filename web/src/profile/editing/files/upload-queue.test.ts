import { expect, test } from 'vitest'
import { ApiProblem, NoAnswer } from '../../../api/problem.ts'
import { createUploadQueue, type Sending } from './upload-queue.ts'

const file = (name: string, size = 3) => new File([new Uint8Array(size)], name)
const settled = () => new Promise((resolve) => setTimeout(resolve))

const refusal = (status: number) =>
  new ApiProblem({ type: '', title: '', status, detail: `refused with ${status}`, code: '', traceId: '' })

/** A queue whose files are stored or fail when the test says so; an item is called after its file. */
function setUp() {
  const made: string[] = []
  const keys = new Set<string>()
  const sent: (Sending & { stored: () => void; failed: (error: unknown) => void })[] = []
  const discarded: string[] = []
  const queue = createUploadQueue({
    make: async ({ key, file: { name } }) => {
      made.push(name)
      keys.add(key)
      return `item ${name}`
    },
    send: (sending) => {
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      sent.push({ ...sending, stored: resolve, failed: reject })
      sending.signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
      return promise
    },
    discard: async (id) => void discarded.push(id),
  })
  const look = () => queue.current().map(({ file: { name }, status }) => `${name} ${status}`)
  const add = async (...files: File[]) => {
    queue.add(files)
    await settled()
  }
  return { queue, made, keys, sent, discarded, look, add }
}

test('sends two files at a time', async () => {
  const { sent, look, add } = setUp()
  await add(file('a'), file('b'), file('c'))
  expect(look()).toEqual(['a sending', 'b sending', 'c waiting'])
  sent[0]?.stored()
  await settled()
  expect(look()).toEqual(['b sending', 'c sending'])
})

test('creates items in the order of the files, however long each takes', async () => {
  const order: string[] = []
  const release: (() => void)[] = []
  const queue = createUploadQueue({
    make: async ({ file: { name } }) => {
      await new Promise<void>((resolve) => release.push(resolve))
      order.push(name)
      return name
    },
    send: async () => {},
    discard: async () => {},
  })
  queue.add([file('a'), file('b')])
  await settled()
  expect(release).toHaveLength(1)
  release[0]?.()
  await settled()
  release[1]?.()
  await settled()
  expect(order).toEqual(['a', 'b'])
})

test('does not send files of a refused size', async () => {
  const { sent, look, add } = setUp()
  await add(file('empty', 0), file('large', 20 * 1024 * 1024 + 1), file('fine'))
  expect(look()).toEqual(['empty failed', 'large failed', 'fine sending'])
  expect(sent).toHaveLength(1)
})

test('a retry after a lost connection uses the created item', async () => {
  const { queue, made, sent, discarded, look, add } = setUp()
  await add(file('a'))
  sent[0]?.failed(new NoAnswer(null))
  await settled()
  expect(look()).toEqual(['a failed'])
  expect(queue.current()[0]?.canRetry).toBe(true)
  queue.retry(queue.current()[0]?.key ?? '')
  await settled()
  expect(made).toEqual(['a'])
  expect(sent[1]?.id).toBe('item a')
  sent[1]?.stored()
  await settled()
  expect(look()).toEqual([])
  expect(discarded).toEqual([])
})

test('an item that someone deleted in the meantime is created again with a new key', async () => {
  const { queue, made, keys, sent, discarded, look, add } = setUp()
  await add(file('a'))
  sent[0]?.failed(refusal(404))
  await settled()
  expect(queue.current()[0]).toMatchObject({ status: 'failed', canRetry: true })
  queue.retry(queue.current()[0]?.key ?? '')
  await settled()
  expect(made).toEqual(['a', 'a'])
  expect(keys.size).toBe(2)
  sent[1]?.stored()
  await settled()
  expect(look()).toEqual([])
  expect(discarded).toEqual([])
})

test('a refused file fails with its reason, cannot be retried, and leaves no item', async () => {
  const { queue, sent, discarded, add } = setUp()
  await add(file('a'))
  sent[0]?.failed(refusal(415))
  await settled()
  expect(queue.current()[0]).toMatchObject({ status: 'failed', canRetry: false, reason: 'refused with 415' })
  expect(discarded).toEqual(['item a'])
})

test('a canceled upload is no failure, leaves no item, and starts the next one', async () => {
  const { queue, discarded, look, add } = setUp()
  await add(file('a'), file('b'), file('c'))
  queue.drop(queue.current()[0]?.key ?? '')
  await settled()
  expect(look()).toEqual(['b sending', 'c sending'])
  expect(discarded).toEqual(['item a'])
})

test('an upload that is canceled while its item is created, or before, leaves no item', async () => {
  const answers: (() => void)[] = []
  const sent: string[] = []
  const discarded: string[] = []
  const queue = createUploadQueue({
    make: async ({ file: { name } }) => {
      await new Promise<void>((resolve) => answers.push(resolve))
      return name
    },
    send: async ({ id }) => void sent.push(id),
    discard: async (id) => void discarded.push(id),
  })
  queue.add([file('a'), file('b')])
  await settled()
  for (const { key } of queue.current()) queue.drop(key)
  answers[0]?.()
  await settled()
  expect(answers).toHaveLength(1)
  expect(discarded).toEqual(['a'])
  expect(sent).toEqual([])
})
