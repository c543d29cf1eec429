import { expect, test } from 'vitest'
import { fairQueue } from './fair-queue.ts'

const options = {
  maxRunning: 3,
  maxRunningPerShare: 2,
  maxQueued: 5,
  maxQueuedPerShare: 3,
  refusal: 'Too much work.',
}
const tick = () => new Promise((resolve) => setImmediate(resolve))

/** A queue whose work runs until it is finished by its label. */
function recordedQueue(overrides: Partial<typeof options> = {}) {
  const queue = fairQueue({ ...options, ...overrides })
  const started: string[] = []
  const finishes = new Map<string, () => void>()
  return {
    queue,
    started,
    add: (share: string, label: string) =>
      queue.enqueue(share, () => {
        started.push(label)
        return new Promise((resolve) => finishes.set(label, () => resolve()))
      }),
    finish: async (label: string) => {
      finishes.get(label)?.()
      await tick()
    },
  }
}

test('one share runs two of three pieces at a time, in order', async () => {
  const { add, started, finish } = recordedQueue()
  for (const label of ['a1', 'a2', 'a3']) add('a', label)
  expect(started).toEqual(['a1', 'a2'])
  await finish('a1')
  expect(started).toEqual(['a1', 'a2', 'a3'])
})

test('another share starts at once while the first one has a queue', () => {
  const { add, started } = recordedQueue()
  for (const label of ['a1', 'a2', 'a3', 'a4']) add('a', label)
  add('b', 'b1')
  expect(started).toEqual(['a1', 'a2', 'b1'])
})

test('shares take turns', async () => {
  const { add, started, finish } = recordedQueue({ maxRunning: 1 })
  for (const label of ['a1', 'a2', 'a3']) add('a', label)
  for (const label of ['b1', 'b2']) add('b', label)
  for (const label of ['a1', 'b1', 'a2', 'b2']) await finish(label)
  expect(started).toEqual(['a1', 'b1', 'a2', 'b2', 'a3'])
})

test('refuses a fourth waiting piece of one share with a 503', () => {
  const { add } = recordedQueue()
  for (const label of ['a1', 'a2', 'a3', 'a4', 'a5']) add('a', label)
  expect(() => add('a', 'a6')).toThrow(expect.objectContaining({ status: 503, code: 'BUSY' }))
})

test('refuses a sixth waiting piece of all shares with a 503', () => {
  const { add, queue } = recordedQueue({ maxRunning: 1 })
  for (const share of ['a', 'b', 'c', 'd', 'e', 'f']) add(share, share)
  expect(queue.queued).toBe(5)
  expect(() => add('g', 'g1')).toThrow(expect.objectContaining({ status: 503, code: 'BUSY' }))
})

test('accepts work again after one that waited has left', async () => {
  const { add, started, finish } = recordedQueue({ maxRunning: 1, maxQueued: 1 })
  add('a', 'a1')
  const leave = add('a', 'a2')
  leave()
  add('b', 'b1')
  await finish('a1')
  expect(started).toEqual(['a1', 'b1'])
})

test('leaving after the start changes nothing', async () => {
  const { add, queue, finish } = recordedQueue()
  const leave = add('a', 'a1')
  leave()
  expect([queue.queued, queue.running]).toEqual([0, 1])
  await finish('a1')
  expect([queue.queued, queue.running]).toEqual([0, 0])
})

test('runs 1,000 pieces that finish at once', async () => {
  const { queue } = recordedQueue({ maxQueued: 1000, maxQueuedPerShare: 1000 })
  let count = 0
  for (let number = 0; number < 1000; number++)
    queue.enqueue('a', async () => {
      count += 1
    })
  await expect.poll(() => count).toBe(1000)
})
