import { expect, test } from 'vitest'
import { runSteps, type Step } from './run-steps.ts'

test('runs every step once, at most four at a time, and reports progress', async () => {
  let running = 0
  let most = 0
  const ran: string[] = []
  const steps = Array.from({ length: 10 }, (_, index): Step => ({
    key: String(index),
    label: `step ${index}`,
    run: async () => {
      running += 1
      most = Math.max(most, running)
      await Promise.resolve()
      ran.push(String(index))
      running -= 1
    },
  }))
  const told: number[] = []
  expect(await runSteps(steps, (done) => told.push(done))).toEqual([])
  expect(ran.toSorted()).toEqual(steps.map(({ key }) => key).toSorted())
  expect(most).toBe(4)
  expect(told).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
})

test('continues after a failure and returns the failed steps', async () => {
  const refused = new Error('refused')
  const step = (key: string, run: Step['run']): Step => ({ key, label: key, run })
  const ran: string[] = []
  const failed = await runSteps(
    [
      step('a', async () => void ran.push('a')),
      step('b', () => Promise.reject(refused)),
      step('c', async () => void ran.push('c')),
    ],
    () => {},
  )
  expect(ran).toEqual(['a', 'c'])
  expect(failed.map(({ step: { key }, error }) => [key, error])).toEqual([['b', refused]])
})
