import { expect, onTestFinished, test, vi } from 'vitest'
import { callBegins, nextRound, stepper } from './next-round.ts'

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

test('steps leave time for a call of somebody else', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  // Long after the steps of the other tests, whose clock was the real one.
  await vi.advanceTimersByTimeAsync(3_600_000)
  const from = performance.now()
  const work = async () => {
    const times: number[] = []
    for (let step = 1; step <= 3; step++) {
      await nextRound()
      times.push(performance.now() - from)
    }
    return times
  }
  const [endOwn, endOther] = [callBegins(), callBegins()]
  const beside = work()
  await vi.advanceTimersByTimeAsync(12)
  expect(await beside).toEqual([0, 6, 12])
  endOther()
  const alone = work()
  await vi.runAllTimersAsync()
  expect(await alone).toEqual([12, 12, 12])
  endOwn()
})
