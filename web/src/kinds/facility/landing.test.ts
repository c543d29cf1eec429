import { expect, test } from 'vitest'
import { medianOf } from './landing.server.ts'

/** The median of these numbers of courts, and how many counts it took. */
async function median(courts: number[]) {
  let calls = 0
  const found = await medianOf(courts.length, async (least) => {
    calls += 1
    return courts.filter((count) => count >= least).length
  })
  return { found, calls }
}

test.each([
  [[], 64],
  [[0, 0, 0], 0],
  [[0, 0, 9], 0],
  [[0, 3], 3],
  [[1, 1, 2], 1],
  [[1, 4, 4, 4, 30], 4],
  [[5], 5],
  [[900, 900], 64],
])('the median of %j is %d', async (courts, expected) => {
  expect((await median(courts)).found).toBe(expected)
})

test('seven counts find it', async () => {
  expect((await median([17, 17, 17])).calls).toBeLessThanOrEqual(7)
})
