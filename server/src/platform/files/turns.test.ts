import { expect, it } from 'vitest'
import { Refusal } from '../errors.ts'
import { turns } from './turns.ts'

function gate() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { passed: promise, open: resolve }
}

it('runs no more at once than allowed, and all in the order they came', async () => {
  const inTurn = turns(2, 100)
  const started: number[] = []
  let running = 0
  let most = 0
  await Promise.all(
    Array.from({ length: 20 }, (_, number) =>
      inTurn(async () => {
        started.push(number)
        most = Math.max(most, ++running)
        await new Promise((resolve) => setImmediate(resolve))
        running -= 1
      }),
    ),
  )
  expect(most).toBe(2)
  expect(started).toEqual(Array.from({ length: 20 }, (_, number) => number))
})

it('gives the place of failed work to the next', async () => {
  const inTurn = turns(1, 10)
  const outcomes = await Promise.allSettled([
    inTurn(() => Promise.reject(new Error('broken'))),
    inTurn(async () => 'fine'),
  ])
  expect(outcomes.map((outcome) => outcome.status)).toEqual(['rejected', 'fulfilled'])
})

it('refuses work once the queue is full, and takes it again later', async () => {
  const inTurn = turns(1, 1)
  const first = gate()
  const running = inTurn(() => first.passed)
  const waiting = inTurn(async () => 'waited')
  const refusal = await inTurn(async () => 'never').catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(Refusal)
  expect(refusal).toMatchObject({ status: 503, code: 'BUSY' })
  first.open()
  expect(await waiting).toBe('waited')
  await running
  expect(await inTurn(async () => 'again')).toBe('again')
})
