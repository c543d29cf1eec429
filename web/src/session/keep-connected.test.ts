import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepConnected, retryDelay } from './keep-connected.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const never = () => 0

/** A connection whose attempts fail while `isDown`. */
function connection() {
  let close: () => void = () => {}
  const made = {
    isDown: false,
    start: vi.fn<() => Promise<void>>(async () => {
      if (made.isDown) throw new Error('down')
    }),
    stop: vi.fn<() => Promise<void>>(async () => {}),
    onclose: (listener: () => void) => void (close = listener),
    lose: () => close(),
  }
  return made
}

const listeners = () => ({
  onConnected: vi.fn<() => void>(),
  onLost: vi.fn<(error: unknown) => Promise<void>>(async () => {}),
})

test('retries after 0, 2, 10, 30, 60 and 120 s, and every 120 s from then on', () => {
  const seconds = [0, 1, 2, 3, 4, 5, 6, 7].map((attempt) => retryDelay(attempt, never) / 1000)
  expect(seconds).toEqual([0, 2, 10, 30, 60, 120, 120, 120])
})

test('a retry is later by chance, and never earlier', () => {
  expect([0, 1, 5].map((attempt) => retryDelay(attempt, () => 1))).toEqual([500, 2500, 144_000])
})

test('connects at once', async () => {
  const made = connection()
  const heard = listeners()
  keepConnected(made, heard, never)
  await vi.advanceTimersByTimeAsync(0)
  expect(heard.onConnected).toHaveBeenCalledOnce()
})

test('attempts that fail come after growing delays', async () => {
  const made = connection()
  made.isDown = true
  keepConnected(made, listeners(), never)
  await vi.advanceTimersByTimeAsync(0)
  expect(made.start).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(1999)
  expect(made.start).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(made.start).toHaveBeenCalledTimes(3)
})

test('a lost connection is made again, after what follows from its loss', async () => {
  const made = connection()
  const heard = listeners()
  const { promise, resolve } = Promise.withResolvers<void>()
  heard.onLost.mockReturnValue(promise)
  keepConnected(made, heard, never)
  await vi.advanceTimersByTimeAsync(0)
  made.lose()
  await vi.advanceTimersByTimeAsync(1000)
  expect(made.start).toHaveBeenCalledOnce()
  resolve()
  await vi.advanceTimersByTimeAsync(0)
  expect(heard.onConnected).toHaveBeenCalledTimes(2)
})

test('connections that are lost right away are made after growing delays', async () => {
  const made = connection()
  keepConnected(made, listeners(), never)
  await vi.advanceTimersByTimeAsync(0)
  made.lose()
  await vi.advanceTimersByTimeAsync(0)
  expect(made.start).toHaveBeenCalledTimes(2)
  made.lose()
  await vi.advanceTimersByTimeAsync(1999)
  expect(made.start).toHaveBeenCalledTimes(2)
})

test('delays start anew after two minutes of connection', async () => {
  const made = connection()
  keepConnected(made, listeners(), never)
  await vi.advanceTimersByTimeAsync(0)
  made.lose()
  await vi.advanceTimersByTimeAsync(120_000)
  made.lose()
  await vi.advanceTimersByTimeAsync(0)
  expect(made.start).toHaveBeenCalledTimes(3)
})

test('a failed attempt is reported with its error', async () => {
  const made = connection()
  made.isDown = true
  const heard = listeners()
  keepConnected(made, heard, never)
  await vi.advanceTimersByTimeAsync(0)
  expect(heard.onLost).toHaveBeenCalledWith(new Error('down'))
})

test('a stopped connection isn’t made again', async () => {
  const made = connection()
  const heard = listeners()
  const stop = keepConnected(made, heard, never)
  await vi.advanceTimersByTimeAsync(0)
  stop()
  made.lose()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(made.stop).toHaveBeenCalledOnce()
  expect(made.start).toHaveBeenCalledOnce()
  expect(heard.onLost).not.toHaveBeenCalled()
})
