import { expect, test } from 'vitest'
import { takeTurns } from './take-turns.ts'

test('of 20 pieces of work, two run at a time, in order', async () => {
  const turn = takeTurns(2)
  let running = 0
  let most = 0
  const work = async (n: number) => {
    running += 1
    most = Math.max(most, running)
    await new Promise((resolve) => setImmediate(resolve))
    running -= 1
    return n
  }
  const numbers = Array.from({ length: 20 }, (_, n) => n)
  expect(await Promise.all(numbers.map((n) => turn(() => work(n))))).toEqual(numbers)
  expect(most).toBe(2)
})

test('a failure makes room for the next', async () => {
  const turn = takeTurns(1)
  await expect(turn(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await turn(async () => 'yes')).toBe('yes')
})
