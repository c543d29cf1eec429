import { expect, test } from 'vitest'
import { Refusal } from '../errors.ts'
import { limitConcurrency } from './concurrency-limit.ts'

test('runs at most two of 20 jobs at a time, in order', async () => {
  const limit = limitConcurrency(2, 100)
  const started: number[] = []
  let running = 0
  let mostRunning = 0
  await Promise.all(
    Array.from({ length: 20 }, (_, number) =>
      limit(async () => {
        started.push(number)
        mostRunning = Math.max(mostRunning, ++running)
        await new Promise((resolve) => setImmediate(resolve))
        running -= 1
      }),
    ),
  )
  expect(mostRunning).toBe(2)
  expect(started).toEqual(Array.from({ length: 20 }, (_, number) => number))
})

test('a job that fails frees its slot', async () => {
  const limit = limitConcurrency(1, 10)
  const outcomes = await Promise.allSettled([
    limit(() => Promise.reject(new Error('broken'))),
    limit(async () => 'fine'),
  ])
  expect(outcomes.map((outcome) => outcome.status)).toEqual(['rejected', 'fulfilled'])
})

test('rejects a job with 503 while the queue is full, and accepts one afterwards', async () => {
  const limit = limitConcurrency(1, 1)
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>()
  const running = limit(() => finished)
  const queued = limit(async () => 'queued')
  const refusal = await limit(async () => 'never').catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(Refusal)
  expect(refusal).toMatchObject({ status: 503, code: 'BUSY' })
  finish()
  expect(await queued).toBe('queued')
  await running
  expect(await limit(async () => 'again')).toBe('again')
})
