import { pino } from 'pino'
import { expect, test } from 'vitest'
import { startWorkQueue } from './work-queue.ts'

test('however often it is woken during a run, it looks for work once more', async () => {
  let looks = 0
  const queue = await startWorkQueue({
    retryMs: 60_000,
    doNext: async (wake) => {
      if (looks++ === 0) for (let n = 0; n < 5; n++) wake()
      return false
    },
    log: pino({ level: 'silent' }),
    name: 'tests',
  })
  await expect.poll(() => looks).toBe(2)
  await queue.close()
  expect(looks).toBe(2)
})

test('does due work at the start and later, without a database to listen to', async () => {
  let due = 2
  let looks = 0
  const queue = await startWorkQueue({
    retryMs: 5,
    doNext: async () => {
      looks++
      return due-- > 0
    },
    log: pino({ level: 'silent' }),
    name: 'tests',
  })
  await expect.poll(() => looks).toBeGreaterThanOrEqual(3)
  const before = looks
  due = 1
  await expect.poll(() => looks).toBeGreaterThanOrEqual(before + 2)
  await queue.close()
})
