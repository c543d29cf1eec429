import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openOwnWrites } from './own-writes.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Indexes that follow when they are told to. */
function indexes() {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const settled = vi.fn<() => Promise<void>>(() => promise)
  const writes = openOwnWrites(settled)
  const log: string[] = []
  const read = (userId: string) => writes.applied(userId).then(() => log.push(userId))
  return { writes, settled, follow: resolve, fail: reject, read, log }
}

const rounds = () => vi.advanceTimersByTimeAsync(0)

test('a read waits until indexes include the last write of its caller', async () => {
  const { writes, read, follow, log } = indexes()
  writes.note('writer')
  void read('writer')
  await rounds()
  expect(log).toEqual([])
  follow()
  await rounds()
  expect(log).toEqual(['writer'])
})

test('reads of others do not wait', async () => {
  const { writes, read, settled } = indexes()
  writes.note('writer')
  await read('other')
  expect(settled).not.toHaveBeenCalled()
})

test('further reads after the write was applied do not wait again', async () => {
  const { writes, read, follow, settled } = indexes()
  writes.note('writer')
  follow()
  await read('writer')
  await read('writer')
  expect(settled).toHaveBeenCalledTimes(1)
})

test('a read waits for two seconds at most', async () => {
  const { writes, read, log } = indexes()
  writes.note('writer')
  void read('writer')
  await vi.advanceTimersByTimeAsync(1999)
  expect(log).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(log).toEqual(['writer'])
})

test('a read does not fail when nobody can tell what indexes include', async () => {
  const { writes, read, fail, log } = indexes()
  writes.note('writer')
  fail(new Error('no connection'))
  await read('writer')
  expect(log).toEqual(['writer'])
})
