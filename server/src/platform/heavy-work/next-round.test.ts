import { expect, test } from 'vitest'
import { callBegins, inSteps, nextRound, stepper } from './next-round.ts'

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

test('does the work for each item in order, and answers others in between', async () => {
  let rounds = 0
  let isOver = false
  const beat = () => {
    rounds++
    if (!isOver) setImmediate(beat)
  }
  setImmediate(beat)
  const done: number[] = []
  const items = Array.from({ length: 100 }, (_, place) => place)
  await inSteps(items, (item) => {
    const until = performance.now() + 1
    while (performance.now() < until);
    done.push(item)
  })
  isOver = true
  expect(done).toEqual(items)
  expect(rounds).toBeGreaterThan(3)
})

test('a step is followed by a rest of twice as long while a call of somebody else is answered', async () => {
  const spin = (ms: number) => {
    const until = performance.now() + ms
    while (performance.now() < until);
  }
  /** The least milliseconds, and the most rounds of the event loop, between two steps of 10 ms. */
  async function restsOf(steps: number) {
    let rounds = 0
    let isOver = false
    const beat = () => {
      rounds++
      if (!isOver) setImmediate(beat)
    }
    setImmediate(beat)
    const rests = []
    for (let step = 1; step <= steps; step++) {
      const [from, before] = [performance.now(), rounds]
      await nextRound()
      if (step > 1) rests.push({ ms: performance.now() - from, rounds: rounds - before })
      spin(10)
    }
    isOver = true
    return {
      ms: Math.min(...rests.map(({ ms }) => ms)),
      rounds: Math.max(...rests.map((rest) => rest.rounds)),
    }
  }
  const [endOwn, endOther] = [callBegins(), callBegins()]
  // Timers are up to a millisecond early.
  expect((await restsOf(3)).ms).toBeGreaterThan(18)
  endOther()
  expect((await restsOf(3)).rounds).toBeLessThan(3)
  endOwn()
})
