import { expect, test } from 'vitest'
import { fairQueue, type Share } from './fair-queue.ts'

const options = {
  maxRunning: 3,
  maxRunningPerCaller: 2,
  maxQueued: 5,
  maxQueuedPerCaller: 3,
  refusal: 'Too much work.',
}
const tick = () => new Promise((resolve) => setImmediate(resolve))

const shareOf = (name: string): Share => ({ network: name, caller: name })

/** A queue whose work runs until it is finished by its label. */
function recordedQueue(overrides: Partial<typeof options> = {}) {
  const queue = fairQueue({ ...options, ...overrides })
  const started: string[] = []
  const finishes = new Map<string, () => void>()
  return {
    queue,
    started,
    add: (share: string | Share, label: string) =>
      queue.enqueue(typeof share === 'string' ? shareOf(share) : share, () => {
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
  const { queue } = recordedQueue({ maxQueued: 1000, maxQueuedPerCaller: 1000 })
  let count = 0
  for (let number = 0; number < 1000; number++)
    queue.enqueue(shareOf('a'), async () => {
      count += 1
    })
  await expect.poll(() => count).toBe(1000)
})

const callerOf = (network: string) => (caller: string) => ({ network, caller })

test('networks take turns, and then the callers of each', async () => {
  const { add, started, finish } = recordedQueue({ maxRunning: 1, maxQueued: 20 })
  const [office, home] = [callerOf('office'), callerOf('home')]
  add(office('a'), 'a1')
  add(office('a'), 'a2')
  add(office('a'), 'a3')
  add(office('b'), 'b1')
  add(home('c'), 'c1')
  add(home('c'), 'c2')
  for (const label of ['a1', 'c1', 'b1', 'c2', 'a2']) await finish(label)
  expect(started).toEqual(['a1', 'c1', 'b1', 'c2', 'a2', 'a3'])
})

test('many callers of one network leave a place to another network', () => {
  const { add, started } = recordedQueue({ maxQueued: 20 })
  for (const caller of ['a', 'b', 'c', 'd']) add(callerOf('office')(caller), caller)
  add(callerOf('home')('e'), 'e')
  expect(started).toEqual(['a', 'b', 'e'])
})

test('many callers of one network take at most half of the queue', () => {
  const { add, queue } = recordedQueue({ maxRunning: 1, maxQueued: 8 })
  for (const caller of ['a', 'b', 'c', 'd', 'e']) add(callerOf('office')(caller), caller)
  expect(queue.queued).toBe(4)
  expect(() => add(callerOf('office')('f'), 'f')).toThrow(expect.objectContaining({ status: 503 }))
  expect(() => add(callerOf('home')('g'), 'g')).not.toThrow()
})
