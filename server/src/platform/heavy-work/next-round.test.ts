import { expect, test } from 'vitest'
import { nextRound, stepper } from './next-round.ts'

const immediate = () => new Promise((resolve) => setImmediate(resolve))

test('resumes one of several pieces of work a round', async () => {
  const order: string[] = []
  const work = async (label: string) => {
    for (let step = 1; step <= 2; step++) {
      await nextRound()
      order.push(`${label}${step}`)
    }
  }
  const all = Promise.all([work('a'), work('b')])
  for (let round = 1; round <= 2; round++) {
    await immediate()
    order.push(`round ${round}`)
  }
  await all
  expect(order).toEqual(['a1', 'round 1', 'b1', 'round 2', 'a2', 'b2'])
})

test('a step ends once it has lasted a few milliseconds', async () => {
  let rounds = 0
  let isOver = false
  const beat = () => {
    rounds++
    if (!isOver) setImmediate(beat)
  }
  setImmediate(beat)
  const endStep = stepper()
  const until = performance.now() + 100
  while (performance.now() < until) {
    const step = endStep()
    if (step) await step
  }
  isOver = true
  expect(rounds).toBeGreaterThan(5)
})
