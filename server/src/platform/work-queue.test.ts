import { pino } from 'pino'
import { expect, test } from 'vitest'
import { startWorkQueue } from './work-queue.ts'

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
