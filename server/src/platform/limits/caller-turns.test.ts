import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { callerTurns } from './caller-turns.ts'

const never = new AbortController().signal
const shareOf = (caller: string) => ({ network: caller, caller })
const tick = () => new Promise((resolve) => setImmediate(resolve))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Turns for writes, with work that lasts until it is finished by its label. */
function recordedWrites(writes = 2) {
  const turns = callerTurns({ reads: 2, writes, uploads: 2 }).writes
  const started: string[] = []
  const finishes = new Map<string, () => void>()
  return {
    started,
    requireRoom: (caller: string) => turns.requireRoom(shareOf(caller)),
    add: (share: string, label: string, signal = never) => {
      const result = turns.run({ ...shareOf(share), signal }, async () => {
        started.push(label)
        await new Promise<void>((resolve) => finishes.set(label, resolve))
        return label
      })
      result.catch(() => {})
      return result
    },
    finish: async (label: string) => {
      finishes.get(label)?.()
      await tick()
    },
  }
}

test('one caller has two writes at a time, the rest waits, and each gets its result', async () => {
  const { add, started, finish } = recordedWrites()
  const results = ['a1', 'a2', 'a3'].map((label) => add('a', label))
  expect(started).toEqual(['a1', 'a2'])
  await finish('a1')
  expect(started).toEqual(['a1', 'a2', 'a3'])
  await finish('a2')
  await finish('a3')
  expect(await Promise.all(results)).toEqual(['a1', 'a2', 'a3'])
})

test('another caller doesn’t wait', () => {
  const { add, started } = recordedWrites()
  for (let number = 0; number < 30; number++) void add('a', `a${number}`)
  void add('b', 'b1')
  expect(started).toEqual(['a0', 'a1', 'b1'])
})

test('one caller never gets all connections, whatever is configured', () => {
  const { add, started } = recordedWrites(1000)
  for (let number = 0; number < 20; number++) void add('a', `a${number}`)
  void add('b', 'b1')
  expect(started).toEqual(['a0', 'a1', 'a2', 'a3', 'a4', 'b1'])
})

test('the 35th write of a caller is refused with a 503 and Retry-After', async () => {
  const { add } = recordedWrites()
  for (let number = 0; number < 34; number++) void add('a', `a${number}`)
  await expect(add('a', 'a34')).rejects.toMatchObject({ status: 503, code: 'BUSY', retryAfter: 5 })
})

test('a write that has waited for five seconds is refused, and never starts', async () => {
  const { add, started, finish } = recordedWrites(1)
  void add('a', 'a1')
  const waiting = add('a', 'a2')
  vi.advanceTimersByTime(5000)
  await expect(waiting).rejects.toMatchObject({ status: 503, retryAfter: 5 })
  await finish('a1')
  expect(started).toEqual(['a1'])
})

test('a write whose caller has left never starts', async () => {
  const { add, started, finish } = recordedWrites(1)
  const caller = new AbortController()
  void add('a', 'a1')
  const waiting = add('a', 'a2', caller.signal)
  caller.abort()
  await expect(waiting).rejects.toMatchObject({ status: 499 })
  await finish('a1')
  expect(started).toEqual(['a1'])
})

test('work that fails ends its turn', async () => {
  const { reads } = callerTurns({ reads: 1, writes: 1, uploads: 1 })
  const charged = { ...shareOf('a'), signal: never }
  await expect(reads.run(charged, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await reads.run(charged, async () => 'done')).toBe('done')
})

test('a caller whose queue is full is refused before a call is read, and others are not', () => {
  const { add, requireRoom } = recordedWrites()
  for (let n = 1; n <= 33; n++) void add('a', `a${n}`)
  expect(() => requireRoom('a')).not.toThrow()
  void add('a', 'a34')
  expect(() => requireRoom('a')).toThrow('You have too many calls waiting already.')
  expect(() => requireRoom('b')).not.toThrow()
})

test('heavy reads take no turns of other reads, one at a time of each caller', async () => {
  const { heavy, reads } = callerTurns({ reads: 8, writes: 1, uploads: 1 })
  const started: string[] = []
  const endless = (label: string) => () => {
    started.push(label)
    return new Promise<void>(() => {})
  }
  for (const label of ['a1', 'a2']) void heavy.run({ ...shareOf('a'), signal: never }, endless(label))
  for (const caller of ['b', 'c']) void heavy.run({ ...shareOf(caller), signal: never }, endless(caller))
  expect(started).toEqual(['a1', 'b', 'c'])
  expect(await reads.run({ ...shareOf('a'), signal: never }, async () => 'read')).toBe('read')
})
